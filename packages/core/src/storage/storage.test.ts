import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ObjectStore, startObjectStore } from '../../../../tests/support/object-store.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

let objectStore: ObjectStore;
let stores: Record<'disk' | 's3', Storage>;
let diskRoot: string;

beforeAll(async () => {
  diskRoot = await mkdtemp(join(tmpdir(), 'herald-storage-'));
  objectStore = await startObjectStore();
  stores = { disk: diskStorage(diskRoot), s3: s3Storage(objectStore.settings) };
});

afterAll(async () => {
  await objectStore.stop();
  await rm(diskRoot, { recursive: true, force: true });
});

it('lists no file of a folder that has no key, which another program left there', async () => {
  const root = join(diskRoot, 'strange');
  await mkdir(join(root, 'objects', 'videos'), { recursive: true });
  for (const name of ['.DS_Store', 'videos/.nfs0001', 'videos/a b.txt', 'videos/own.mp4'])
    await writeFile(join(root, 'objects', name), '');
  const keys: string[] = [];
  for await (const { key } of diskStorage(root).listAll()) keys.push(key);
  expect(keys).toEqual(['videos/own.mp4']);
});

describe.each(['disk', 's3'] as const)('storage on %s', (kind) => {
  const content = Buffer.from('0123456789'.repeat(1000));
  const put = (key: string, body: Readable | Uint8Array, sizeBytes?: number) =>
    stores[kind].put(key, body, { contentType: 'video/mp4', ...(sizeBytes === undefined ? {} : { sizeBytes }) });

  it('returns the bytes it stored, from memory and from streams of known and unknown length', async () => {
    await put('videos/a/memory.mp4', content);
    await put('videos/a/known.mp4', Readable.from([content]), content.length);
    await put('videos/a/unknown.mp4', Readable.from([content.subarray(0, 4000), content.subarray(4000)]));
    for (const name of ['memory', 'known', 'unknown']) {
      const body = await buffer(await stores[kind].read(`videos/a/${name}.mp4`));
      expect(body.equals(content)).toBe(true);
    }
  });

  it('reads a range, both ends included', async () => {
    await put('videos/b/range.mp4', content);
    expect(await text(await stores[kind].read('videos/b/range.mp4', { start: 15, end: 24 }))).toBe('5678901234');
  });

  it('reads a long file in order, whole and from the middle on', async () => {
    const long = Buffer.from(Uint32Array.from({ length: 200_000 }, (_, index) => index).buffer);
    await put('videos/b/long.mp4', long);
    expect((await buffer(await stores[kind].read('videos/b/long.mp4'))).equals(long)).toBe(true);
    const [start, end] = [100_001, 700_002];
    const part = await buffer(await stores[kind].read('videos/b/long.mp4', { start, end }));
    expect(part.equals(long.subarray(start, end + 1))).toBe(true);
  });

  it('lists everything, whatever folder it is in', async () => {
    await put('one', content);
    await put('videos/all/two.mp4', content);
    const keys: string[] = [];
    for await (const { key } of stores[kind].listAll()) keys.push(key);
    expect(keys).toEqual(expect.arrayContaining(['one', 'videos/all/two.mp4']));
  });

  it('describes what is stored and returns nothing for what is not', async () => {
    await put('videos/c/some.mp4', content);
    const found = await stores[kind].stat('videos/c/some.mp4');
    expect(found).toMatchObject({ key: 'videos/c/some.mp4', sizeBytes: 10_000, contentType: 'video/mp4' });
    expect(found?.etag).toMatch(/^".+"$/);
    expect(Math.abs((found?.modifiedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await stores[kind].stat('videos/c/none.mp4')).toBeUndefined();
    await expect(stores[kind].read('videos/c/none.mp4')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('publishes under the final name by moving', async () => {
    await put('work/d/draft.mp4', content);
    await stores[kind].move('work/d/draft.mp4', 'videos/d/final.mp4');
    expect(await stores[kind].stat('work/d/draft.mp4')).toBeUndefined();
    expect((await stores[kind].stat('videos/d/final.mp4'))?.sizeBytes).toBe(10_000);
    await expect(stores[kind].move('work/d/gone.mp4', 'videos/d/x.mp4')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('lists and removes a folder and leaves the folders next to it', async () => {
    for (const key of ['list/one/a.mp4', 'list/one/sub/b.mp4', 'list/one-more/c.mp4']) await put(key, content);
    const keys = async (prefix: string) => {
      const found: string[] = [];
      for await (const { key } of stores[kind].list(prefix)) found.push(key);
      return found;
    };
    expect(await keys('list/one/')).toEqual(['list/one/a.mp4', 'list/one/sub/b.mp4']);
    await stores[kind].removeUnder('list/one/');
    expect(await keys('list/')).toEqual(['list/one-more/c.mp4']);
    await stores[kind].remove('list/one-more/c.mp4');
    await stores[kind].remove('list/one-more/c.mp4');
    expect(await keys('list/')).toEqual([]);
  });

  it.each(['../secret', '/etc/passwd', 'a/../../b', 'a//b', '.hidden', 'a/./b', 'a\\b', 'a b', ''])(
    'refuses the key %j',
    async (key) => {
      const attempts = [() => put(key, content), () => stores[kind].stat(key), () => stores[kind].read(key)];
      for (const attempt of attempts)
        await expect((async () => attempt())()).rejects.toMatchObject({ code: 'bad_key' });
    },
  );
});

describe('a broken upload', () => {
  it('leaves nothing behind on disk', async () => {
    const broken = new Readable({
      read() {
        this.push(Buffer.alloc(1000));
        this.destroy(new Error('the phone lost its connection'));
      },
    });
    await expect(stores.disk.put('videos/z/half.mp4', broken, { contentType: 'video/mp4' })).rejects.toThrow('phone');
    expect(await stores.disk.stat('videos/z/half.mp4')).toBeUndefined();
    expect(await readdir(join(diskRoot, 'incoming'))).toEqual([]);
  });
});

describe('a folder on disk', () => {
  it('is listed to its end while something in it is removed', async () => {
    const names = ['going/a.mp4', 'going/b.mp4', 'going/c.mp4'];
    for (const key of names) await stores.disk.put(key, Buffer.from('film'), { contentType: 'video/mp4' });
    const found: string[] = [];
    for await (const { key } of stores.disk.list('going/')) {
      found.push(key);
      await stores.disk.remove('going/b.mp4');
    }
    expect(found).toEqual(['going/a.mp4', 'going/c.mp4']);
  });
});

describe('an object store that fails half-way through a copy', () => {
  it('keeps the original and throws, although the response is 200', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.method ?? '');
      response.end('<?xml version="1.0"?><Error><Code>InternalError</Code></Error>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const broken = s3Storage({ ...objectStore.settings, endpoint });
    await expect(broken.move('work/a.mp4', 'videos/a.mp4')).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked).toEqual(['PUT']);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('an object store that does not respond', () => {
  it('is reported as unavailable', async () => {
    const gone = s3Storage({
      endpoint: 'http://127.0.0.1:9',
      bucket: 'x',
      region: 'r',
      accessKeyId: 'a',
      secretAccessKey: 'b',
    });
    await expect(gone.stat('a.mp4')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
