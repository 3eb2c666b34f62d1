import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { makeZip, predictLength } from 'client-zip';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, type ArchiveManifest, archiveNames } from '../archive/archive-format.ts';

/** One file of the archive: its bytes, or how to open them when its turn comes. */
export interface ArchiveEntry {
  path: string;
  sizeBytes: number;
  modifiedAt: Date;
  open(): Promise<AsyncIterable<Uint8Array>>;
}

export interface ArchiveProgress {
  /** Called with every piece that is packed; what it throws ends the packing. */
  onBytes(count: number): Promise<void>;
  onFile(): Promise<void>;
}

const NO_HASH = '0'.repeat(64);

/** Known before the first byte: a store asks for the length first, and a manifest is as long with any hashes. */
export function archiveLength(entries: ArchiveEntry[], madeAt: Date): number {
  const manifest = manifestOf(entries.map(({ path, sizeBytes }) => ({ path, size: sizeBytes, sha256: NO_HASH })));
  const all = [...entries, bytesEntry(archiveNames.manifest, manifest, madeAt)];
  return Number(predictLength(all.map(({ path, sizeBytes }) => ({ name: path, size: sizeBytes }))));
}

/** The zip, of which only some pieces are in memory at any time. The manifest comes last, when all hashes are known. */
export function archiveStream(entries: ArchiveEntry[], madeAt: Date, progress: ArchiveProgress): Readable {
  const files: ArchiveManifest['files'] = [];
  async function* inputs() {
    for (const entry of entries) {
      const hash = createHash('sha256');
      yield toInput(entry, counted(await entry.open(), hash.update.bind(hash), progress));
      files.push({ path: entry.path, size: entry.sizeBytes, sha256: hash.digest('hex') });
      await progress.onFile();
    }
    const manifest = bytesEntry(archiveNames.manifest, manifestOf(files), madeAt);
    yield toInput(manifest, await manifest.open());
  }
  return Readable.from(makeZip(inputs()), { objectMode: false });
}

export function bytesEntry(path: string, content: string | Uint8Array, modifiedAt: Date): ArchiveEntry {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return { path, sizeBytes: bytes.byteLength, modifiedAt, open: async () => Readable.from([bytes]) };
}

function manifestOf(files: ArchiveManifest['files']): string {
  return JSON.stringify({ format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, files } satisfies ArchiveManifest, null, 1);
}

const toInput = ({ path, sizeBytes, modifiedAt }: ArchiveEntry, input: AsyncIterable<Uint8Array>) => ({
  name: path,
  size: sizeBytes,
  lastModified: modifiedAt,
  input,
});

async function* counted(
  source: AsyncIterable<Uint8Array>,
  note: (bytes: Uint8Array) => void,
  progress: ArchiveProgress,
): AsyncGenerator<Uint8Array> {
  for await (const bytes of source) {
    note(bytes);
    yield bytes;
    await progress.onBytes(bytes.byteLength);
  }
}
