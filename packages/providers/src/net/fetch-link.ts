import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { EngineError, type EngineErrorKind } from '@herald/media/engine-error';
import type { ServerAddress } from './ask-service.ts';
import { AddressRefusedError, getOutside } from './get-outside.ts';

/** A link in the answer of a service. */
export interface Link {
  url: string;
  /** The service: a link may lead there even where it lies inside. */
  address: ServerAddress;
  title: string;
  /** What it means for who asked when the link is not good. */
  kind: EngineErrorKind;
  /** Sent to the machine of the service only. */
  ownHeaders?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** The link was good once: a service that is asked again may have a new one. */
export class LinkExpiredError extends EngineError {
  override readonly name = 'LinkExpiredError';
}

const LARGEST_SOUND = 64 * 1024 * 1024;
const LARGEST_PICTURE = 10 * 1024 * 1024;
const EXPIRED = new Set([401, 403, 404, 410]);

export const fetchSound = (link: Link): Promise<Uint8Array> =>
  reading(link, async (answer) => buffer(answer.compose(atMost(LARGEST_SOUND, link))));

export function fetchPicture(link: Omit<Link, 'kind'>): Promise<Uint8Array> {
  const whole = { ...link, kind: 'picture_unusable' } as const;
  return reading(whole, async (answer) => buffer(answer.compose(atMost(LARGEST_PICTURE, whole))));
}

/** Puts what a link leads to into a file. */
export function fetchFile(link: Link, path: string, mostBytes: number): Promise<void> {
  return reading(link, (answer) => pipeline(answer, atMost(mostBytes, link), createWriteStream(path)));
}

/** Puts bytes at an address that a service named for them. */
export function putThere(link: Link, body: Uint8Array, contentType: string): Promise<void> {
  const headers = { 'content-type': contentType, 'content-length': String(body.length) };
  return reading(link, async (answer) => void answer.resume(), { headers, body });
}

async function reading<T>(
  link: Link,
  read: (answer: IncomingMessage) => Promise<T>,
  sent: { headers?: Record<string, string>; body?: Uint8Array } = {},
): Promise<T> {
  const { title, kind, address, ownHeaders = {}, signal } = link;
  const url = URL.parse(link.url);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb) throw new EngineError(kind, `${title} sent a link that leads nowhere.`);
  try {
    await address.mayCall?.(address.baseUrl);
    const ownLookup = address.mayCall?.lookup(address.baseUrl);
    const request = { ...sent, ownHeaders, ownLookup, ...(signal && { signal }) };
    const answer = await getOutside(url, new URL(address.baseUrl), request);
    const status = answer.statusCode ?? 0;
    if (status < 200 || status >= 300) throw refusal(link, status, answer);
    return await read(answer);
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof EngineError) throw cause;
    if (cause instanceof AddressRefusedError) {
      throw new EngineError(kind, `${title} sent a link that Herald does not follow.`, { retryable: false, cause });
    }
    if (isFull(cause)) throw new EngineError('disk_full', `The disk has no room for what ${title} made.`, { cause });
    throw new EngineError('unavailable', `What ${title} made could not be fetched.`, { cause });
  }
}

const isFull = (cause: unknown): boolean => cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC';

function refusal({ title, kind }: Link, status: number, answer: IncomingMessage): EngineError {
  answer.resume();
  const message = `The link to what ${title} made answers with status ${status}.`;
  return EXPIRED.has(status) ? new LinkExpiredError(kind, message) : new EngineError('unavailable', message);
}

function atMost(mostBytes: number, { title, kind }: Link): Transform {
  let size = 0;
  return new Transform({
    transform(part: Uint8Array, _encoding, done) {
      size += part.length;
      if (size <= mostBytes) return done(null, part);
      done(new EngineError(kind, `${title} sent more than Herald takes.`, { retryable: false }));
    },
  });
}
