import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type yauzl from 'yauzl';
import { openZip } from '../own-data/archive/open-zip.ts';
import { checkKey } from '../storage/storage-key.ts';
import { BackupError } from './backup-error.ts';
import {
  BACKUP_VERSION,
  type BackupEntry,
  type BackupManifest,
  type BackupTable,
  backupHead,
  backupManifest,
  backupNames,
} from './backup-format.ts';

export interface OpenBackup {
  manifest: BackupManifest;
  /** The bytes of an entry; reading fails at the end when they are not what was packed. */
  read(entry: BackupEntry): Promise<AsyncIterable<Uint8Array>>;
  /** The rows of a table, each as JSON. */
  readRows(table: BackupTable): Promise<AsyncIterable<string>>;
  readSecret(): Promise<string | undefined>;
  /** Reads everything and throws at the first byte that is not as it was packed. */
  verify(onEntry: (sizeBytes: number) => void): Promise<void>;
  close(): void;
}

const MAX_MANIFEST_BYTES = 400 * 1024 * 1024;

export async function openBackup(path: string): Promise<OpenBackup> {
  return openZip(path, describe, (error) => (error instanceof BackupError ? error : unreadable(error)));
}

function unreadable(error: unknown): BackupError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return new BackupError('There is no such file.');
  if (code === 'EISDIR') return new BackupError('This is a folder: name the file of the backup in it.');
  if (code === 'EACCES' || code === 'EPERM') return new BackupError('This user may not read the file.');
  return new BackupError(
    `This is not a whole backup of Herald: it cannot be read to its end (${error instanceof Error ? error.message : String(error)}).`,
  );
}

async function describe(zip: yauzl.ZipFile): Promise<OpenBackup> {
  const packed = new Map<string, yauzl.Entry>();
  for await (const entry of zip.eachEntry()) packed.set(entry.fileName, entry);
  const open = async (name: string): Promise<Readable> => {
    const entry = packed.get(name);
    if (!entry) throw new BackupError(`This is not a whole backup of Herald: it lacks ${name}.`);
    return zip.openReadStreamPromise(entry);
  };
  if ((packed.get(backupNames.manifest)?.uncompressedSize ?? 0) > MAX_MANIFEST_BYTES)
    throw new BackupError(`${backupNames.manifest} is too large.`);
  const manifest = readManifest((await buffer(await open(backupNames.manifest))).toString('utf8'));
  const read = async (entry: BackupEntry) => verified(await open(entry.path), entry);
  return {
    manifest,
    read,
    readRows: async (table) => counted(linesOf(await read(table)), table),
    async readSecret() {
      if (!manifest.secret) return undefined;
      return (await buffer(await read(manifest.secret))).toString('utf8').trim();
    },
    async verify(onEntry) {
      for (const entry of entriesOf(manifest)) {
        for await (const _ of await read(entry));
        onEntry(entry.size);
      }
    },
    close: () => zip.close(),
  };
}

export function entriesOf({ tables, files, secret }: BackupManifest): BackupEntry[] {
  return [...tables, ...files, ...(secret ? [secret] : [])];
}

function readManifest(text: string): BackupManifest {
  const content = parseJson(text);
  const head = backupHead.safeParse(content);
  if (!head.success) throw new BackupError(`${backupNames.manifest} is not what a backup of Herald has there.`);
  if (head.data.version > BACKUP_VERSION)
    throw new BackupError('This backup was made by a newer Herald, in a form that this one cannot read.');
  const manifest = backupManifest.safeParse(content);
  if (!manifest.success) throw new BackupError(`${backupNames.manifest} is not what a backup of Herald has there.`);
  // A key leads to nowhere but into the store.
  for (const { key } of manifest.data.files) checkKey(key);
  return manifest.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BackupError(`${backupNames.manifest} is not JSON.`);
  }
}

async function* verified(source: Readable, { path, sha256 }: BackupEntry): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const bytes of source) {
    hash.update(bytes);
    yield bytes;
  }
  if (hash.digest('hex') !== sha256)
    throw new BackupError(`${path} is not as Herald packed it: the file is damaged or was changed.`);
}

async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const text = createGunzip();
  const reading = pipeline(source, text);
  // The error is for who reads the lines.
  reading.catch(() => undefined);
  let rest = '';
  // Only \n ends a line: JSON may hold other separators of lines as they are, at which `readline` would split.
  for await (const piece of text.setEncoding('utf8')) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
  await reading;
}

async function* counted(lines: AsyncIterable<string>, { path, rows }: BackupTable): AsyncGenerator<string> {
  let count = 0;
  for await (const line of lines) {
    count += 1;
    yield line;
  }
  if (count !== rows) throw new BackupError(`${path} has ${count} rows instead of ${rows}: the backup is damaged.`);
}
