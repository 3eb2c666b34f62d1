import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasDigest } from './file-digest.ts';
import { PackError } from './pack-error.ts';
import type { PackFile } from './pack-source.ts';
import { askSource, assertNoPage, PassingError } from './read-answer.ts';

/** How often a connection may end one after the other without a single byte. */
const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 1000;

export interface FetchFileOptions {
  base: URL;
  /** Where the file is to lie; until it is whole and right it has the ending `.part`. */
  target: string;
  signal: AbortSignal;
  /** Told how much of the file is there; it may throw to end the download. */
  onBytes(received: number): Promise<void>;
  firstPauseMs?: number;
}

export const partOf = (target: string): string => `${target}.part`;

export const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** Downloads one file, going on where an earlier try ended. It appears under its name only when its digest is right. */
export async function fetchFile(file: PackFile, options: FetchFileOptions): Promise<void> {
  const { target } = options;
  if ((await sizeOf(target)) === file.bytes) return options.onBytes(file.bytes);
  await mkdir(dirname(target), { recursive: true });
  const part = partOf(target);
  const hadPart = (await sizeOf(part)) > 0;
  await fillPart(file, options);
  if (!(await hasDigest(part, file.bytes, file.digest))) {
    await rm(part, { force: true });
    // What an earlier try left may be of an older file.
    if (hadPart) return fetchFile(file, options);
    throw new PackError(
      'checksum_wrong',
      `${file.name} is not what ${file.url.host} promised. Nothing was installed. Try again, or use another source.`,
    );
  }
  await rename(part, target);
}

async function fillPart(file: PackFile, options: FetchFileOptions): Promise<void> {
  const { target, signal, firstPauseMs = FIRST_PAUSE_MS } = options;
  const part = partOf(target);
  for (let tries = 1; (await sizeOf(part)) < file.bytes; tries++) {
    const before = await sizeOf(part);
    try {
      await receive(file, before, options);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof PassingError)) throw error;
      if ((await sizeOf(part)) > before) tries = 0;
      if (tries >= MOST_TRIES) throw unreachable(error);
      await wait(firstPauseMs * 2 ** tries, undefined, { signal });
    }
  }
}

const unreachable = (cause: PassingError): PackError =>
  new PackError(
    'unreachable',
    `${cause.message} Check that this machine reaches it, then try again: it goes on where it ended.`,
    cause,
  );

async function receive(file: PackFile, have: number, { base, target, signal, onBytes }: FetchFileOptions) {
  const headers: Record<string, string> = have > 0 ? { range: `bytes=${have}-` } : {};
  const answer = await askSource(file.url, base, { headers, signal, statuses: [200, 206, 416] });
  if (answer.statusCode === 416) {
    answer.resume();
    return rm(partOf(target), { force: true });
  }
  assertNoPage(answer, file.url);
  const startsAt = answer.statusCode === 206 ? have : 0;
  assertFits(file, answer, startsAt);
  const part = await open(partOf(target), have > 0 && startsAt > 0 ? 'r+' : 'w');
  try {
    await writeAll(file, { answer, part, startsAt, signal, onBytes });
  } finally {
    answer.destroy();
    await part.close();
  }
}

/** Before a byte is written: a file of another length is another file. */
function assertFits(file: PackFile, { headers }: IncomingMessage, startsAt: number): void {
  const rangeStart = /^bytes (\d+)-/.exec(headers['content-range'] ?? '')?.[1];
  if (startsAt > 0 && Number(rangeStart) !== startsAt) throw otherSize(file);
  const length = headers['content-length'];
  if (length !== undefined && startsAt + Number(length) !== file.bytes) throw otherSize(file);
}

const otherSize = ({ name, url }: PackFile): PackError =>
  new PackError(
    'not_the_file',
    `${name} at ${url.host} has another size than its list says. Nothing was installed. Try again later or use another source.`,
  );

interface Writing extends Pick<FetchFileOptions, 'signal' | 'onBytes'> {
  answer: IncomingMessage;
  part: FileHandle;
  startsAt: number;
}

async function writeAll(file: PackFile, { answer, part, startsAt, signal, onBytes }: Writing): Promise<void> {
  const pieces = (answer as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let at = startsAt;
  for (;;) {
    const piece = await pieces.next().catch((cause: unknown) => {
      signal.throwIfAborted();
      throw new PassingError(`The connection to ${file.url.host} ended.`, { cause });
    });
    if (piece.done) break;
    const bytes = piece.value;
    if (at + bytes.length > file.bytes) throw otherSize(file);
    await part.write(bytes, 0, bytes.length, at).catch((cause: NodeJS.ErrnoException) => {
      throw cause.code === 'ENOSPC' || cause.code === 'EDQUOT' ? diskFull(file.bytes - at, 0, cause) : cause;
    });
    at += bytes.length;
    await onBytes(at);
  }
  if (at < file.bytes) throw otherSize(file);
}

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6).toLocaleString('en-US')} MB`;

export function diskFull(neededBytes: number, freeBytes: number, cause?: unknown): PackError {
  const text = `The voice needs ${inMegabytes(neededBytes)} and ${inMegabytes(freeBytes)} are free in the voices folder.`;
  return new PackError('disk_full', `${text} Make room, then try again.`, cause);
}
