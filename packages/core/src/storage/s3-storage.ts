import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { contentTypeOf } from './content-type.ts';
import { nextPageOf, objectsOf } from './s3-listing.ts';
import { putInParts } from './s3-parts.ts';
import { bodyOf, type S3Limits, type S3Request, s3Limits, sendToS3, textOf } from './s3-request.ts';
import type { Storage, StoredObject } from './storage.ts';
import { StorageError } from './storage-error.ts';
import { checkKey, checkPrefix, isKey } from './storage-key.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Media in an S3-compatible store, addressed path-style so that every vendor and a local server understand it. */
export function s3Storage(settings: S3Settings, ownLimits: Partial<S3Limits> = {}): Storage {
  const { accessKeyId, secretAccessKey, region } = settings;
  const limits = { ...s3Limits, ...ownLimits };
  const { answerMs, idleMs, copyMs, partBytes } = limits;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const bucketUrl = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`;
  const urlOf = (key: string) => `${bucketUrl}/${checkKey(key)}`;
  const send = (request: Omit<S3Request, 'withinMs'>, withinMs = answerMs) =>
    sendToS3(client, { ...request, withinMs });
  const upload = (url: string, contentType: string, body: Body) =>
    send({ method: 'PUT', url, headers: uploadHeaders(contentType, body.sizeBytes), ...body }, idleMs);

  async function* listUnder(prefix: string): AsyncIterable<StoredObject> {
    let page: string | undefined = '';
    while (page !== undefined) {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (page) query.set('continuation-token', page);
      const xml: string = await textOf(await send({ url: `${bucketUrl}?${query}` }), idleMs);
      yield* objectsOf(xml);
      page = nextPageOf(xml);
    }
  }

  const storage: Storage = {
    async put(key, body, { contentType, sizeBytes }) {
      const url = urlOf(key);
      if (body instanceof Uint8Array) {
        await upload(url, contentType, { sizeBytes: body.length, body: () => chunksOf(body) });
      } else if (sizeBytes !== undefined && sizeBytes > partBytes) {
        await putInParts({
          ...{ url, contentType, body, sizeBytes, partBytes },
          send: (request) => send(request, idleMs),
          ask: async (request) => textOf(await send(request, copyMs), copyMs),
        });
      } else if (sizeBytes !== undefined) {
        await upload(url, contentType, { sizeBytes, body: () => body, isOnce: true });
      } else {
        await spool(body, (spooled) => upload(url, contentType, spooled));
      }
      return required(await storage.stat(key), key);
    },
    async read(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      return bodyOf(await send({ url: urlOf(key), headers }), limits);
    },
    async stat(key) {
      const answer = await send({ method: 'HEAD', url: urlOf(key) }).catch(ifMissing);
      return answer && describe(key, answer.headers);
    },
    async move(from, to) {
      const source = `/${settings.bucket}/${checkKey(from)}`;
      const request = { method: 'PUT', url: urlOf(to), headers: { 'x-amz-copy-source': source } };
      const answer = await send(request, copyMs);
      // A copy that fails half-way still returns 200; only the body says so.
      const isBroken = (await textOf(answer, copyMs)).includes('<Error>');
      if (isBroken) throw new StorageError('unavailable', 'The copy did not succeed');
      await storage.remove(from);
    },
    async remove(key) {
      await send({ method: 'DELETE', url: urlOf(key) }).catch(ifMissing);
    },
    async removeUnder(prefix) {
      for await (const { key } of storage.list(prefix)) await storage.remove(key);
    },
    list: (prefix) => listUnder(checkPrefix(prefix)),
    async *listAll() {
      for await (const object of listUnder('')) if (isKey(object.key)) yield object;
    },
    // An object is there only once all of it has arrived.
    removeUnfinished: async () => undefined,
  };
  return storage;
}

interface Body extends Pick<S3Request, 'body' | 'isOnce'> {
  sizeBytes: number;
}

function uploadHeaders(contentType: string, sizeBytes: number): Record<string, string> {
  return {
    'content-type': contentType,
    'content-length': String(sizeBytes),
    'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
  };
}

const CHUNK_BYTES = 64 * 1024;

async function* chunksOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) yield bytes.subarray(start, start + CHUNK_BYTES);
}

/** S3 wants the length before the first byte, so a stream of unknown length goes through a file first. */
async function spool<T>(body: Readable, use: (spooled: Body) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-upload-'));
  try {
    const path = join(folder, 'body');
    await pipeline(body, createWriteStream(path));
    return await use({ sizeBytes: (await stat(path)).size, body: () => createReadStream(path) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
