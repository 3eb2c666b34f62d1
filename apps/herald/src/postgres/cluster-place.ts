import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The file of the data folder that names the cluster's folder, where that is elsewhere. */
export const POINTER = 'postgres-location';

/** The path of a unix socket is limited to 107 bytes, so the socket cannot be in the data folder. */
export function socketFolderOf(clusterFolder: string): string {
  return join(tmpdir(), `herald-pg-${fingerprint(clusterFolder)}`);
}

export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** The cluster's folder that the pointer names; an empty file names none. */
export async function readPointer(dataFolder: string): Promise<string | undefined> {
  const known = await readFile(join(dataFolder, POINTER), 'utf8').catch(() => undefined);
  return known?.trim() || undefined;
}

/** Whether the data folder has an embedded database, started or not. */
export async function isClusterIn(dataFolder: string): Promise<boolean> {
  const folder = (await readPointer(dataFolder)) ?? join(dataFolder, 'postgres');
  return access(folder).then(
    () => true,
    () => false,
  );
}

/** Where the database of an address lies, if it is the embedded one of the data folder. */
export async function findEmbeddedFolder(dataFolder: string, databaseUrl: string): Promise<string | undefined> {
  const folder = (await readPointer(dataFolder)) ?? join(dataFolder, 'postgres');
  return new URL(databaseUrl).searchParams.get('host') === socketFolderOf(folder) ? folder : undefined;
}
