import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, open as openFile, type Stats } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { contentTypeOf } from './content-type.ts';
import type { ByteRange, Storage, StoredObject } from './storage.ts';
import { StorageError } from './storage-error.ts';
import { checkKey, checkPrefix, isKey } from './storage-key.ts';

/** Media in a folder. A file gets its name only when it is complete and on disk. */
export function diskStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, 'objects', checkKey(key));
  const incomingFolder = join(root, 'incoming');
  return {
    async put(key, body) {
      const target = pathOf(key);
      const incoming = join(incomingFolder, randomUUID());
      try {
        await mkdir(incomingFolder, { recursive: true });
        await writeDurably(incoming, body);
        await mkdir(dirname(target), { recursive: true });
        await rename(incoming, target);
      } catch (error) {
        await rm(incoming, { force: true });
        throw translate(error, key);
      }
      return describe(key, await stat(target));
    },
    read: (key, range) => openRead(pathOf(key), key, range),
    async stat(key) {
      const found = await stat(pathOf(key)).catch(ifMissing);
      return found?.isFile() ? describe(key, found) : undefined;
    },
    async move(from, to) {
      const target = pathOf(to);
      await mkdir(dirname(target), { recursive: true });
      await rename(pathOf(from), target).catch((error) => {
        throw translate(error, from);
      });
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    removeUnder: (prefix) => rm(pathOf(checkPrefix(prefix).slice(0, -1)), { recursive: true, force: true }),
    list: (prefix) => listUnder(join(root, 'objects'), checkPrefix(prefix).slice(0, -1)),
    listAll: () => listUnder(join(root, 'objects')),
    removeUnfinished: (before) => removeOlder(incomingFolder, before),
  };
}

async function writeDurably(path: string, body: Readable | Uint8Array): Promise<void> {
  const source = body instanceof Uint8Array ? Readable.from([body]) : body;
  await pipeline(source, createWriteStream(path, { flags: 'wx', flush: true }));
}

/** Four times the default: sending a film costs a third less CPU, and a waiting player still holds little memory. */
const READ_BYTES = 256 * 1024;
/** Opens a plain descriptor, because a stream on a `FileHandle` needs a promise for every read. */
const openDescriptor = promisify(openFile);

async function openRead(path: string, key: string, range?: ByteRange): Promise<Readable> {
  // Opening first turns a missing file into an error here, not into a broken stream later.
  const fd = await openDescriptor(path, 'r').catch((error) => {
    throw translate(error, key);
  });
  return createReadStream(path, { fd, highWaterMark: READ_BYTES, ...range });
}

async function* listUnder(root: string, folder = ''): AsyncIterable<StoredObject> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(ifMissing);
  for (const entry of (entries ?? []).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const key = folder ? `${folder}/${entry.name}` : entry.name;
    // What other programs leave in a folder, like `.DS_Store`, is no file of Herald.
    if (!isKey(key)) continue;
    if (entry.isDirectory()) {
      yield* listUnder(root, key);
      continue;
    }
    const found = await stat(join(root, key)).catch(ifMissing);
    if (found) yield describe(key, found);
  }
}

async function removeOlder(folder: string, before: Date): Promise<void> {
  for (const name of (await readdir(folder).catch(ifMissing)) ?? []) {
    const found = await stat(join(folder, name)).catch(ifMissing);
    if (found && found.mtime < before) await rm(join(folder, name), { force: true });
  }
}

function describe(key: string, stats: Stats): StoredObject {
  const etag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
  return { key, sizeBytes: stats.size, contentType: contentTypeOf(key), etag, modifiedAt: stats.mtime };
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}

function translate(error: unknown, key: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'EISDIR')
    return new StorageError('not_found', `Nothing is stored under ${key}`, error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StorageError('full', 'The disk is full', error);
  return error;
}
