import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type yauzl from 'yauzl';
import { AppError } from '../../errors/app-error.ts';
import { archiveManifest, archiveNames, type ManifestFile } from '../archive/archive-format.ts';
import { openZip } from '../archive/open-zip.ts';
import { refuseImport } from './import-error.ts';

export interface OpenArchive {
  /** Every file with what it must be, as the manifest says. */
  files: ReadonlyMap<string, ManifestFile>;
  /** The bytes of a file; reading fails at the end when they are not what the manifest says. */
  read(path: string): Promise<AsyncIterable<Uint8Array>>;
  /** A JSON file, of limited size. */
  readJson(path: string): Promise<unknown>;
  close(): void;
}

const MAX_ENTRIES = 500_000;
const MAX_JSON_BYTES = 256 * 1024 * 1024;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** No other name is read, so no name leads out of where it belongs. */
const NAME = new RegExp(
  `^(?:README\\.txt|herald-export\\.json|manifest\\.json|consents\\.json|data/[a-z_]+\\.json|media/[a-z]+/${UUID}(?:/[A-Za-z0-9_][A-Za-z0-9._-]*)*(?:\\.[a-z0-9]+)?)$`,
);

/** Opens an export. Nothing of it is unpacked: every file is stored as it is, and is read when its turn comes. */
export async function openArchive(path: string): Promise<OpenArchive> {
  return openZip(path, describe, (error) => (error instanceof AppError ? error : unreadable(error)));
}

const unreadable = (error: unknown) =>
  refuseImport(`This file cannot be read as a zip: ${error instanceof Error ? error.message : String(error)}`);

async function describe(zip: yauzl.ZipFile): Promise<OpenArchive> {
  const entries = await listEntries(zip);
  const openEntry = async (path: string): Promise<Readable> => {
    const entry = entries.get(path);
    if (!entry) throw refuseImport(`This is not a whole export of Herald: it lacks ${path}.`);
    return zip.openReadStreamPromise(entry);
  };
  const readAll = async (path: string): Promise<Buffer> => {
    if ((entries.get(path)?.uncompressedSize ?? 0) > MAX_JSON_BYTES) throw refuseImport(`${path} is too large.`);
    return buffer(await openEntry(path));
  };
  const manifest = archiveManifest.safeParse(parseJson(archiveNames.manifest, await readAll(archiveNames.manifest)));
  if (!manifest.success) throw refuseImport(`${archiveNames.manifest} is not what an export of Herald has there.`);
  const files = new Map(manifest.data.files.map((file) => [file.path, file]));
  assertComplete(entries, files);
  return {
    files,
    async read(path) {
      const file = files.get(path);
      if (!file) throw refuseImport(`${path} is not in the manifest.`);
      return verified(await openEntry(path), file);
    },
    async readJson(path) {
      const file = files.get(path);
      const bytes = await readAll(path);
      if (createHash('sha256').update(bytes).digest('hex') !== file?.sha256) throw changed(path);
      return parseJson(path, bytes);
    },
    close: () => zip.close(),
  };
}

async function listEntries(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName, compressionMethod, compressedSize, uncompressedSize } = entry;
    if (!NAME.test(fileName)) throw refuseImport(`An export of Herald has no file ${JSON.stringify(fileName)}.`);
    if (entries.has(fileName)) throw refuseImport(`The file ${fileName} is there twice.`);
    // An export is not compressed. Without compression, what is small in the file cannot become large.
    if (entry.isEncrypted() || compressionMethod !== 0 || compressedSize !== uncompressedSize) {
      throw refuseImport('This file was packed again by another program. Please use the file as Herald made it.');
    }
    bytes += compressedSize;
    if (bytes > zip.fileSize || entries.size > MAX_ENTRIES)
      throw refuseImport('This file claims to hold more than it has.');
    entries.set(fileName, entry);
  }
  return entries;
}

function assertComplete(entries: Map<string, yauzl.Entry>, files: Map<string, ManifestFile>): void {
  for (const { path, size } of files.values()) {
    if (entries.get(path)?.uncompressedSize !== size) throw changed(path);
  }
  for (const path of entries.keys()) {
    if (path !== archiveNames.manifest && !files.has(path)) throw refuseImport(`${path} is not in the manifest.`);
  }
}

const changed = (path: string) =>
  refuseImport(`${path} is not as Herald packed it: the file is damaged or was changed.`);

async function* verified(source: Readable, { path, sha256 }: ManifestFile): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const bytes of source) {
    hash.update(bytes);
    yield bytes;
  }
  if (hash.digest('hex') !== sha256) throw changed(path);
}

function parseJson(path: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw refuseImport(`${path} is not JSON.`);
  }
}
