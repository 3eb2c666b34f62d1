import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderError, reasonOf } from './data-folder.ts';

/** The secret of an installation. Every key is derived from it, so moving an installation moves one line. */
export async function readInstanceSecret(dataFolder: string, given: string | undefined): Promise<string> {
  return given || readOrMakeKey(dataFolder, 'secret');
}

/** A file of 64 random digits that only Herald's user may read. */
export async function readOrMakeKey(dataFolder: string, name: 'secret' | 'database'): Promise<string> {
  const path = join(dataFolder, 'keys', name);
  const known = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new DataFolderError(`Herald cannot read its secret ${path}: ${reasonOf(error)}.`, { cause: error });
  });
  if (known?.trim()) return known.trim();
  const key = randomBytes(32).toString('hex');
  await writeKey(dataFolder, name, key);
  return key;
}

/** Puts the secret of another installation in place of the one in the data folder. */
export function writeInstanceSecret(dataFolder: string, secret: string): Promise<void> {
  return writeKey(dataFolder, 'secret', secret);
}

async function writeKey(dataFolder: string, name: 'secret' | 'database', key: string): Promise<void> {
  const path = join(dataFolder, 'keys', name);
  await mkdir(join(dataFolder, 'keys'), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.new`, `${key}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
}

export type KeyPurpose = 'media links' | 'stored keys';

export function deriveKey(secret: string, purpose: KeyPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'herald', purpose, 32));
}
