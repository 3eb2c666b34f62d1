import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ObjectStore, startObjectStore } from '../../../../tests/support/object-store.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

const KEY = 'accounts/a/exports/b/c.zip';
let objectStore: ObjectStore;
let storage: Storage;

beforeAll(async () => {
  objectStore = await startObjectStore();
  storage = s3Storage(objectStore.settings, { partBytes: 100_000 });
});
afterAll(() => objectStore.stop());

/** Pieces whose ends are nowhere near those of the parts. */
function* piecesOf(content: Buffer) {
  for (let start = 0; start < content.length; start += 7001) yield content.subarray(start, start + 7001);
}
const put = (content: Buffer, sizeBytes = content.length) =>
  storage.put(KEY, Readable.from(piecesOf(content)), { contentType: 'application/zip', sizeBytes });

describe('what is too large for one request', () => {
  it.each([100_001, 200_000, 333_333])('arrives whole in parts: %i bytes', async (sizeBytes) => {
    const content = Buffer.from(Uint8Array.from({ length: sizeBytes }, (_, index) => (index * 31) % 251));
    expect(await put(content)).toMatchObject({ key: KEY, sizeBytes });
    expect((await buffer(await storage.read(KEY))).equals(content)).toBe(true);
    await storage.remove(KEY);
  });

  it.each([
    ['shorter', 250_000],
    ['longer', 150_000],
  ])('is not stored when the stream is %s than announced', async (_, announced) => {
    await expect(put(Buffer.alloc(200_000), announced)).rejects.toThrow();
    expect(await storage.stat(KEY)).toBeUndefined();
  });
});
