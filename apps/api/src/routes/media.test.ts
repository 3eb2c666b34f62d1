import { Readable } from 'node:stream';
import { type Storage, s3Storage } from '@herald/core/storage';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type ObjectStore, startObjectStore } from '../../../../tests/support/object-store.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let objectStore: ObjectStore;
const content = '0123456789abcdefghij';
const key = 'videos/one/film.mp4';

const stores = {} as Record<'disk' | 's3', Storage>;

beforeAll(async () => {
  api = await createTestApi(inject('databaseServerUrl'));
  objectStore = await startObjectStore();
  stores.disk = api.core.storage;
  stores.s3 = s3Storage(objectStore.settings);
});
afterAll(async () => {
  await api.close();
  await objectStore.stop();
});

const link = (downloadName?: string, name = key) =>
  api.core.media.sign({ key: name, downloadName }, api.clock.now()).replace('/api', '');
const get = (url: string, headers: Record<string, string> = {}) => api.ask(`GET ${url}`, { headers });

describe.each(['disk', 's3'] as const)('media on %s', (kind) => {
  beforeAll(async () => {
    api.core.storage = stores[kind];
    await stores[kind].put(key, Buffer.from(content), { contentType: 'video/mp4' });
  });

  it('is served whole, with its type, length and tag, and invites ranges', async () => {
    const { status, text, headers } = await get(link());
    expect([status, text]).toEqual([200, content]);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '20',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.etag).toMatch(/^".+"$/);
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it.each([
    ['bytes=0-4', '01234', 'bytes 0-4/20'],
    ['bytes=15-', 'fghij', 'bytes 15-19/20'],
    ['bytes=-3', 'hij', 'bytes 17-19/20'],
    ['bytes=18-99', 'ij', 'bytes 18-19/20'],
  ])('is served in parts: %s', async (range, text, contentRange) => {
    const answer = await get(link(), { range });
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([206, text, contentRange]);
  });

  it.each(['bytes=20-', 'bytes=-0', 'bytes=99-100'])('has no such part: %s', async (range) => {
    const { status, body, headers } = await get(link(), { range });
    expect([status, body.code, headers['content-range']]).toEqual([416, 'range_not_satisfiable', 'bytes */20']);
  });

  it.each(['bytes=5-2', 'chars=0-1', 'bytes=0-1,3-4', 'bytes=-'])(
    'ignores a range that says nothing: %s',
    async (range) => {
      expect((await get(link(), { range })).status).toBe(200);
    },
  );

  it('tells its size without being read', async () => {
    const { read } = api.core.storage;
    api.core.storage.read = () => Promise.reject(new Error('The file was read'));
    const answer = await api.app.inject({ method: 'HEAD', url: `/api${link()}` });
    api.core.storage.read = read;
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers).toMatchObject({ 'content-length': '20', 'content-type': 'video/mp4' });
  });

  it('need not be fetched again, and is not continued when it changed', async () => {
    const etag = String((await get(link())).headers.etag);
    expect((await get(link(), { 'if-none-match': etag })).status).toBe(304);
    expect((await get(link(), { range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await get(link(), { range: 'bytes=0-1', 'if-range': '"older"' })).status).toBe(200);
  });

  it('is saved under a name when the link says so', async () => {
    const { headers } = await get(link('My “best” film.mp4'));
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''My%20%E2%80%9Cbest%E2%80%9D%20film.mp4");
  });

  it('is not served without a genuine, unexpired signature for exactly this file', async () => {
    const good = link();
    const bad = [
      `/media/${key}?expires=1&signature=x`,
      good.replace('film.mp4', 'other.mp4'),
      good.replace(/expires=(\d+)/, (_, expires: string) => `expires=${Number(expires) + 3600}`),
      `${good}&download=evil.html`,
    ];
    for (const url of bad) expect((await get(url)).body).toMatchObject({ status: 'error', code: 'media_link_invalid' });
    api.clock.advance({ hours: 24 });
    expect((await get(good)).status).toBe(403);
  });

  it('is not found when it is not there, or when its key leads elsewhere', async () => {
    expect((await get(link(undefined, 'videos/one/gone.mp4'))).status).toBe(404);
    expect((await get('/media/..%2f..%2fetc%2fpasswd?expires=1&signature=x')).status).toBeGreaterThanOrEqual(400);
  });

  it('needs its signature in the query', async () => {
    expect((await get(`/media/${key}`)).status).toBe(422);
  });
});

describe('a stored file that is shorter than it was', () => {
  it.each<Record<string, string>>([{}, { range: 'bytes=0-9' }])(
    'breaks the answer, so that nobody waits for the rest: %o',
    async (headers) => {
      api.core.storage = stores.disk;
      await stores.disk.put(key, Buffer.from(content), { contentType: 'video/mp4' });
      const url = await api.app.listen({ port: 0 }).catch(() => api.app.listeningOrigin);
      const { read } = api.core.storage;
      api.core.storage.read = async () => Readable.from([Buffer.from('01234')]);
      const answer = await fetch(`${url}/api${link()}`, { headers, signal: AbortSignal.timeout(5000) });
      const error = await answer.text().catch((reason: unknown) => reason);
      api.core.storage.read = read;
      expect(error).toMatchObject({ message: 'terminated' });
      expect(api.logText()).toContain('The stored file ended after 5 of');
    },
  );
});
