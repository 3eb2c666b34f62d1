import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { EngineError, type EngineErrorKind } from '@herald/media';
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
  signal?: AbortSignal | undefined;
}

/** The link was good once: a service that is asked again may have a new one. */
export class LinkExpiredError extends EngineError {
  override readonly name = 'LinkExpiredError';
}

const LARGEST_SOUND = 64 * 1024 * 1024;
const LARGEST_PICTURE = 10 * 1024 * 1024;
const LARGEST_FILM = 1024 * 1024 * 1024;
const EXPIRED = new Set([401, 403, 404, 410]);
const FILM_BEGINS_AT = 4;

export const fetchSound = (link: Link): Promise<Uint8Array> =>
  reading(link, async (answer) => buffer(answer.compose(atMost(LARGEST_SOUND, link))));

export function fetchPicture(link: Omit<Link, 'kind'>): Promise<Uint8Array> {
  const whole = { ...link, kind: 'picture_unusable' } as const;
  return reading(whole, async (answer) => buffer(answer.compose(atMost(LARGEST_PICTURE, whole))));
}

/** Puts a film into a file. */
export function fetchFilm(link: Link, path: string): Promise<void> {
  return reading(link, async (answer) => {
    await pipeline(answer, atMost(LARGEST_FILM, link), createWriteStream(path));
    if (!(await isFilm(path))) throw new EngineError(link.kind, `${link.title} sent something that is no film.`);
  });
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
  const { title, kind, address, signal } = link;
  const url = URL.parse(link.url);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb) throw new EngineError(kind, `${title} sent a link that leads nowhere.`);
  try {
    const answer = await getOutside(url, new URL(address.baseUrl), { ...sent, ...(signal && { signal }) });
    const status = answer.statusCode ?? 0;
    if (status < 200 || status >= 300) throw refusal(link, status, answer);
    return await read(answer);
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof EngineError) throw cause;
    if (cause instanceof AddressRefusedError) {
      throw new EngineError(kind, `${title} sent a link that Herald does not follow.`, { retryable: false, cause });
    }
    throw new EngineError('unavailable', `What ${title} made could not be fetched.`, { cause });
  }
}

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
      done(new EngineError(kind, `${title} sent more than Herald takes.`));
    },
  });
}

async function isFilm(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer: beginning } = await file.read(Buffer.alloc(4), 0, 4, FILM_BEGINS_AT);
    return beginning.toString('latin1') === 'ftyp';
  } finally {
    await file.close();
  }
}
