import type { IncomingMessage } from 'node:http';
import { AddressRefusedError, getOutside, type OutsideRequest } from '../net/get-outside.ts';
import { PackError } from './pack-error.ts';

/** What may go by itself: a connection that ended, a server that is busy. */
export class PassingError extends Error {
  override readonly name = 'PassingError';
}

const BUSY = [408, 425, 429, 500, 502, 503, 504];

/** Asks the source; what it says with one of `statuses` is returned, everything else is an error that tells why. */
export async function askSource(
  url: URL,
  base: URL,
  { statuses, ...request }: OutsideRequest & { statuses: readonly number[] },
): Promise<IncomingMessage> {
  const answer = await getOutside(url, base, request).catch((error: NodeJS.ErrnoException) => {
    request.signal?.throwIfAborted();
    if (error instanceof AddressRefusedError) throw addressRefused(error);
    throw new PassingError(`${url.host} does not respond${error.code ? ` (${error.code})` : ''}.`, { cause: error });
  });
  const { statusCode = 0 } = answer;
  if (statuses.includes(statusCode)) return answer;
  answer.resume();
  if (BUSY.includes(statusCode)) throw new PassingError(`${url.host} answers with status ${statusCode}.`);
  throw statusCode === 404 || statusCode === 410 ? notFound(url) : refused(url, statusCode);
}

const addressRefused = (cause: Error): PackError =>
  new PackError('address_refused', `${cause.message} Herald does not follow it. Use another source.`, cause);

const notFound = ({ host, pathname }: URL): PackError =>
  new PackError(
    'not_found',
    `${host} has no file ${pathname}. Another source can have it, or bring the files by hand.`,
  );

const refused = ({ host }: URL, status: number): PackError =>
  new PackError(
    'refused',
    `${host} refuses the download with status ${status}. Try again later or use another source.`,
  );

/** A web page in place of a file: a sign-in page of a network, a page of a proxy. */
export function assertNoPage({ headers }: IncomingMessage, { host }: URL): void {
  if (!/text\/html/i.test(headers['content-type'] ?? '')) return;
  throw new PackError(
    'not_the_file',
    `${host} sends a web page instead of the file. A proxy or the sign-in page of a network may be in between.`,
  );
}

const LARGEST_LIST = 20 * 1024 * 1024;

/** Reads a list of the source. */
export async function readJson(url: URL, base: URL, signal?: AbortSignal): Promise<unknown> {
  const answer = await askSource(url, base, { statuses: [200], ...(signal && { signal }) });
  assertNoPage(answer, url);
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > LARGEST_LIST) throw notTheList(url);
      parts.push(part);
    }
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof PackError) throw cause;
    throw new PassingError(`The connection to ${url.host} ended.`, { cause });
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch (cause) {
    throw notTheList(url, cause);
  }
}

export const notTheList = ({ host, pathname }: URL, cause?: unknown): PackError =>
  new PackError('not_the_file', `${host} sends something else than its list of files at ${pathname}.`, cause);
