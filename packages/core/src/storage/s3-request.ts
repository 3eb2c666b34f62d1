import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { AwsClient } from 'aws4fetch';
import { StorageError } from './storage-error.ts';

export interface S3Limits {
  /** Within this a short request is answered, and a long one begins to be. */
  answerMs: number;
  /** No body stands still for longer. */
  idleMs: number;
  /** A copy inside the store takes longer than other requests, and tells nothing meanwhile. */
  copyMs: number;
  /** A body that brings less than `slowestBytes` in so long is as good as silent. */
  slowMs: number;
  slowestBytes: number;
  /** What is larger goes up in parts of so many bytes. S3 takes at most 5 GB in one request, and 10,000 parts. */
  partBytes: number;
}

export const s3Limits: S3Limits = {
  answerMs: 10_000,
  idleMs: 10_000,
  copyMs: 60_000,
  slowMs: 20_000,
  slowestBytes: 20_000,
  partBytes: 1024 ** 3,
};

/** How slow a body may be. */
type Pace = Pick<S3Limits, 'idleMs' | 'slowMs' | 'slowestBytes'>;

export interface S3Request {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  /** Makes the body; called again for each try. */
  body?: () => AsyncIterable<Uint8Array>;
  /** A body that comes out of a stream is gone once it was read. */
  isOnce?: boolean;
  withinMs: number;
}

const TRIES = 4;
const FIRST_PAUSE_MS = 150;

/** Sends a request, again if the store refused the connection or stumbled. A store that is silent is not asked again. */
export async function sendToS3(client: AwsClient, request: S3Request): Promise<Response> {
  const tries = request.isOnce ? 1 : TRIES;
  for (let tried = 1; ; tried++) {
    const answer = await sendOnce(client, request).catch((cause: unknown) => {
      if (tried === tries || isSilence(cause)) throw awayError(cause);
      return undefined;
    });
    if (answer?.ok) return answer;
    const mayPass = !answer || answer.status >= 500 || answer.status === 429;
    if (answer && (!mayPass || tried === tries)) throw await refusal(answer);
    await answer?.body?.cancel();
    await wait(FIRST_PAUSE_MS * 2 ** (tried - 1) * (0.5 + Math.random() / 2));
  }
}

/** Aborts when nothing has moved for a while. */
async function sendOnce(client: AwsClient, { method = 'GET', url, headers, body, withinMs }: S3Request) {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(silence(withinMs)), withinMs).unref();
  const init: RequestInit & { duplex?: 'half' } = { method, ...(headers && { headers }) };
  if (body) {
    init.body = Readable.toWeb(Readable.from(noting(body(), () => timer.refresh()))) as ReadableStream;
    init.duplex = 'half';
  }
  // A request holds its signal only weakly: given to `client.fetch`, a garbage collection would cut it off for ever.
  const answer = await fetch(await client.sign(url, init), { signal: patience.signal });
  // What a body without limits of its own brings is still waited for only that long.
  if (method === 'GET' || body) clearTimeout(timer);
  return answer;
}

async function* noting(body: AsyncIterable<Uint8Array>, note: () => void): AsyncIterable<Uint8Array> {
  for await (const chunk of body) {
    yield chunk;
    note();
  }
}

/** The bytes of an answer. A player may pause for as long as it likes; the store may neither pause nor trickle. */
export function bodyOf(answer: Response, pace: Pace): Readable {
  const { body } = answer;
  if (!body) return Readable.from([]);
  return Readable.from(readPatiently(body.getReader(), pace), { objectMode: false });
}

async function* readPatiently(reader: ReadableStreamDefaultReader<Uint8Array>, pace: Pace) {
  let [waitedMs, bytes] = [0, 0];
  try {
    for (;;) {
      const askedMs = performance.now();
      const { done, value } = await within(reader.read(), pace.idleMs);
      if (done) return;
      waitedMs += performance.now() - askedMs;
      bytes += value.length;
      if (waitedMs >= pace.slowMs) {
        if (bytes < pace.slowestBytes) throw trickle(bytes, waitedMs);
        [waitedMs, bytes] = [0, 0];
      }
      yield value;
    }
  } catch (cause) {
    throw awayError(cause);
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

export async function textOf(answer: Response, idleMs: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyOf(answer, { ...s3Limits, idleMs })) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(silence(ms)), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

const SILENCE = 'SilenceError';

function silence(ms: number): Error {
  return Object.assign(new Error(`Nothing came for ${ms / 1000} s`), { name: SILENCE });
}

function trickle(bytes: number, waitedMs: number): Error {
  const words = `Only ${bytes} bytes came in ${Math.round(waitedMs / 1000)} s`;
  return Object.assign(new Error(words), { name: SILENCE });
}

function isSilence(cause: unknown): boolean {
  return cause instanceof Error && cause.name === SILENCE;
}

function awayError(cause: unknown): StorageError {
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  const words = reason instanceof Error && reason.message ? `: ${reason.message}` : '';
  return new StorageError('unavailable', `The object store does not respond${words}`, cause);
}

/** What a store says no to, in words for the operator. Only the store's own name of the error is passed on. */
async function refusal(answer: Response): Promise<StorageError> {
  const text = await textOf(answer, s3Limits.idleMs).catch(() => '');
  const reason = text.match(/<Code>(\w+)<\/Code>/)?.[1];
  const { status } = answer;
  if (reason === 'NoSuchBucket') return new StorageError('unavailable', 'The object store has no such bucket');
  if (status === 404) return new StorageError('not_found', 'Nothing is stored under this key');
  if (status === 507) return new StorageError('full', 'The object store is full');
  if (status === 401 || status === 403) {
    return new StorageError('unavailable', `The object store refuses this access key (${reason ?? status})`);
  }
  return new StorageError('unavailable', `The object store answered ${status}${reason ? ` (${reason})` : ''}`);
}
