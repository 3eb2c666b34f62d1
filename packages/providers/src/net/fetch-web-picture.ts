import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { EngineError } from '@herald/media/engine-error';
import type { AddressGuard } from './address-guard.ts';
import { getOutside } from './get-outside.ts';

/** A picture on the web that somebody named by its address. */
export interface WebPicture {
  url: string;
  mostBytes: number;
  signal?: AbortSignal | undefined;
}

const SILENCE_MS = 10_000;
const LONGEST_MS = 20_000;

/** Reads it whole. Where the address leads inside, or leads on to inside, nothing is asked. */
export async function fetchWebPicture(mayCall: AddressGuard, picture: WebPicture): Promise<Uint8Array> {
  const url = new URL(picture.url);
  await mayCall(url.origin).catch((cause: unknown) => {
    throw unusable(`${url.hostname} cannot be asked from here.`, cause);
  });
  const signals = [AbortSignal.timeout(LONGEST_MS), ...(picture.signal ? [picture.signal] : [])];
  const request = {
    signal: AbortSignal.any(signals),
    silenceMs: SILENCE_MS,
    ownLookup: mayCall.lookup(url.origin),
    headers: { accept: 'image/*' },
  };
  try {
    return await read(await getOutside(url, url, request), url, picture.mostBytes);
  } catch (cause) {
    picture.signal?.throwIfAborted();
    if (cause instanceof EngineError && cause.kind === 'picture_unusable') throw cause;
    throw unusable(`${url.hostname} could not be reached.`, cause);
  }
}

async function read(answer: IncomingMessage, { hostname }: URL, mostBytes: number): Promise<Uint8Array> {
  const { statusCode = 0 } = answer;
  if (statusCode < 200 || statusCode >= 300) {
    answer.resume();
    throw unusable(`${hostname} answers with status ${statusCode}.`);
  }
  let size = 0;
  return buffer(
    answer.map((part: Uint8Array) => {
      size += part.length;
      if (size > mostBytes)
        throw unusable(`The picture at ${hostname} is larger than ${Math.floor(mostBytes / 1024 ** 2)} MB.`);
      return part;
    }),
  );
}

const unusable = (message: string, cause?: unknown): EngineError =>
  new EngineError('picture_unusable', message, { retryable: false, ...(cause !== undefined && { cause }) });
