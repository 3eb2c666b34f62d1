import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { contentTypeOf } from './content-type.ts';
import { nextPageOf, objectsOf } from './s3-listing.ts';
import type { Storage, StoredObject } from './storage.ts';
import { StorageError } from './storage-error.ts';
import { checkKey, checkPrefix } from './storage-key.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Media in an S3-compatible store, addressed path-style so that every vendor and a local server understand it. */
export function s3Storage(settings: S3Settings): Storage {
  const { accessKeyId, secretAccessKey, region } = settings;
  const access = { accessKeyId, secretAccessKey, region, service: 's3' };
  const client = new AwsClient({ ...access, retries: 3 });
  // A stream can be read only once, so a request that carries one cannot be repeated.
  const onceClient = new AwsClient({ ...access, retries: 0 });
  const bucketUrl = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`;
  const urlOf = (key: string) => `${bucketUrl}/${checkKey(key)}`;
  const send = (url: string, init: RequestInit = {}) =>
    request(init.body instanceof ReadableStream ? onceClient : client, url, init);

  const storage: Storage = {
    async put(key, body, { contentType, sizeBytes }) {
      const url = urlOf(key);
      if (body instanceof Uint8Array) {
        await send(url, { method: 'PUT', body: new Uint8Array(body), headers: { 'content-type': contentType } });
      } else if (sizeBytes !== undefined) {
        await send(url, streamedPut(body, contentType, sizeBytes));
      } else {
        await spool(body, (spooled, size) => send(url, streamedPut(spooled, contentType, size)));
      }
      return required(await storage.stat(key), key);
    },
    async read(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await send(urlOf(key), { headers });
      return answer.body ? Readable.fromWeb(answer.body as NodeReadableStream) : Readable.from([]);
    },
    async stat(key) {
      const answer = await send(urlOf(key), { method: 'HEAD' }).catch(ifMissing);
      return answer && describe(key, answer.headers);
    },
    async move(from, to) {
      const source = `/${settings.bucket}/${checkKey(from)}`;
      const answer = await send(urlOf(to), { method: 'PUT', headers: { 'x-amz-copy-source': source } });
      // A copy that fails half-way still returns 200; only the body says so.
      if ((await answer.text()).includes('<Error>')) throw new StorageError('unavailable', 'The copy did not succeed');
      await storage.remove(from);
    },
    async remove(key) {
      await send(urlOf(key), { method: 'DELETE' }).catch(ifMissing);
    },
    async removeUnder(prefix) {
      for await (const { key } of storage.list(prefix)) await storage.remove(key);
    },
    async *list(prefix) {
      let page: string | undefined = '';
      while (page !== undefined) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: checkPrefix(prefix) });
        if (page) query.set('continuation-token', page);
        const xml: string = await (await send(`${bucketUrl}?${query}`)).text();
        yield* objectsOf(xml);
        page = nextPageOf(xml);
      }
    },
    // An object is there only once all of it has arrived.
    removeUnfinished: async () => undefined,
  };
  return storage;
}

function streamedPut(body: Readable, contentType: string, sizeBytes: number): RequestInit {
  const headers = {
    'content-type': contentType,
    'content-length': String(sizeBytes),
    'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
  };
  const init = { method: 'PUT', body: Readable.toWeb(body) as ReadableStream, headers, duplex: 'half' as const };
  return init;
}

/** S3 wants the length before the first byte, so a stream of unknown length goes through a file first. */
async function spool<T>(body: Readable, use: (spooled: Readable, sizeBytes: number) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-upload-'));
  try {
    const path = join(folder, 'body');
    await pipeline(body, createWriteStream(path));
    return await use(createReadStream(path), (await stat(path)).size);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function request(client: AwsClient, url: string, init: RequestInit): Promise<Response> {
  const answer = await client.fetch(url, init).catch((cause: unknown) => {
    throw new StorageError('unavailable', 'The object store does not answer', cause);
  });
  if (answer.ok) return answer;
  await answer.body?.cancel();
  if (answer.status === 404) throw new StorageError('not_found', 'Nothing is stored under this key');
  if (answer.status === 507) throw new StorageError('full', 'The object store is full');
  throw new StorageError('unavailable', `The object store answered ${answer.status}`);
}

function describe(key: string, headers: Headers): StoredObject {
  return {
    key,
    sizeBytes: Number(headers.get('content-length') ?? 0),
    contentType: contentTypeOf(key),
    etag: headers.get('etag') ?? `"${key}"`,
    modifiedAt: new Date(headers.get('last-modified') ?? 0),
  };
}

function ifMissing(error: unknown): undefined {
  if (error instanceof StorageError && error.code === 'not_found') return undefined;
  throw error;
}

function required<T>(value: T | undefined, key: string): T {
  if (value === undefined) throw new StorageError('not_found', `Nothing is stored under ${key}`);
  return value;
}
