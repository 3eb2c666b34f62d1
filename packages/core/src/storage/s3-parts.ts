import type { Readable } from 'node:stream';
import type { S3Request } from './s3-request.ts';
import { StorageError } from './storage-error.ts';

export interface PartsUpload {
  url: string;
  contentType: string;
  body: Readable;
  sizeBytes: number;
  partBytes: number;
  /** Waits for the answer as long as bytes move. */
  send(request: Omit<S3Request, 'withinMs'>): Promise<Response>;
  /** The text of an answer to a request that may take longer. */
  ask(request: Omit<S3Request, 'withinMs'>): Promise<string>;
}

/** Uploads what is too large for one request, part by part out of one stream. Nothing is there before the last step. */
export async function putInParts(upload: PartsUpload): Promise<void> {
  const { url, contentType, body, sizeBytes, partBytes, send, ask } = upload;
  const begun = await ask({ method: 'POST', url: `${url}?uploads`, headers: { 'content-type': contentType } });
  const uploadId = begun.match(/<UploadId>(.*?)<\/UploadId>/s)?.[1];
  if (!uploadId) throw new StorageError('unavailable', 'The object store does not take uploads in parts');
  const id = `uploadId=${encodeURIComponent(uploadId)}`;
  try {
    const etags: string[] = [];
    const source = body[Symbol.asyncIterator]();
    const pieces = takeFrom(source);
    for (let sent = 0; sent < sizeBytes; sent += partBytes) {
      const length = Math.min(partBytes, sizeBytes - sent);
      const headers = { 'content-length': String(length), 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };
      const part = { method: 'PUT', url: `${url}?partNumber=${etags.length + 1}&${id}`, headers };
      const answer = await send({ ...part, body: () => pieces(length), isOnce: true });
      etags.push(answer.headers.get('etag') ?? '');
    }
    // A source that has more than it said would be cut off without a word.
    if (!(await source.next()).done) throw new Error('The stream is longer than announced.');
    const end = await ask({ method: 'POST', url: `${url}?${id}`, ...xmlBody(completion(etags)) });
    if (end.includes('<Error>')) throw new StorageError('unavailable', 'The parts could not be put together');
  } catch (error) {
    body.destroy();
    await send({ method: 'DELETE', url: `${url}?${id}` }).catch(() => undefined);
    throw error;
  }
}

/** Reads so many bytes at a time from one source, which stays open in between. */
function takeFrom(source: AsyncIterator<Uint8Array>) {
  let rest: Uint8Array = new Uint8Array();
  return async function* take(length: number): AsyncGenerator<Uint8Array> {
    for (let missing = length; missing > 0; ) {
      if (rest.length === 0) {
        const { done, value } = await source.next();
        if (done) throw new Error('The stream is shorter than announced.');
        rest = value;
      }
      const piece = rest.subarray(0, missing);
      rest = rest.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  };
}

function completion(etags: string[]): string {
  const parts = etags.map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
}

function xmlBody(xml: string) {
  const bytes = Buffer.from(xml);
  const headers = {
    'content-type': 'application/xml',
    'content-length': String(bytes.length),
    'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
  };
  return {
    headers,
    async *body(): AsyncGenerator<Uint8Array> {
      yield bytes;
    },
  };
}
