import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { EngineError } from '@herald/media';
import { sentenceOf } from '../outside/ask-service.ts';
import { AddressRefusedError, getOutside } from '../outside/get-outside.ts';
import type { GuardedService } from '../outside/outside-service.ts';
import type { FilmSource } from './film-wire.ts';

const LARGEST_FILM = 1024 * 1024 * 1024;
const MOST_TRIES = 3;
const PAUSE_MS = 500;

export interface KeepFilm {
  service: GuardedService;
  /** Sent to the machine of the service only. */
  headers: Record<string, string>;
  path: string;
  signal: AbortSignal;
}

export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Our own copy of a film; it appears under its name when it is whole. */
export async function keepFilm(source: FilmSource, keep: KeepFilm): Promise<void> {
  const draft = `${keep.path}.draft`;
  await mkdir(dirname(keep.path), { recursive: true });
  try {
    if ('bytes' in source) await writeFile(draft, source.bytes);
    else if (source.url.startsWith('data:')) await writeFile(draft, bytesOfDataUrl(source.url, keep.service.title));
    else await download(new URL(source.url, `${keep.service.baseUrl.replace(/\/+$/, '')}/`), keep, draft);
    await assertFilm(draft, keep.service.title);
    await rename(draft, keep.path);
  } finally {
    await rm(draft, { force: true });
  }
}

function bytesOfDataUrl(url: string, title: string): Uint8Array {
  const comma = url.indexOf(',');
  if (comma < 0 || !/;base64$/i.test(url.slice(0, comma))) {
    throw new EngineError('engine_failed', `${title} sent a film that Herald cannot read.`);
  }
  return Buffer.from(url.slice(comma + 1), 'base64');
}

async function download(url: URL, keep: KeepFilm, draft: string): Promise<void> {
  const { service, signal } = keep;
  for (let tries = 1; ; tries++) {
    try {
      await service.mayCall?.(service.baseUrl);
      return await receive(url, keep, draft);
    } catch (cause) {
      signal.throwIfAborted();
      if (cause instanceof EngineError) throw cause;
      if (cause instanceof AddressRefusedError) {
        const message = `${service.title} keeps its film at an address that Herald does not open. ${cause.message}`;
        throw new EngineError('engine_failed', message, { retryable: false });
      }
      const isFull = cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC';
      if (isFull) throw new EngineError('disk_full', 'The disk has no room for the film.', { cause });
      if (tries >= MOST_TRIES) throw new EngineError('unavailable', `${service.title} did not send its film.`);
      await wait(PAUSE_MS * tries, undefined, { signal });
    }
  }
}

async function receive(url: URL, { service, headers, signal }: KeepFilm, draft: string): Promise<void> {
  const { title, baseUrl } = service;
  const answer = await getOutside(url, new URL(baseUrl), { ownHeaders: headers, signal });
  const { statusCode = 0 } = answer;
  if (statusCode === 200) return pipeline(answer, upTo(LARGEST_FILM, title), createWriteStream(draft));
  answer.resume();
  if (statusCode >= 500) throw new Error(`Status ${statusCode}`);
  throw new EngineError('engine_failed', `${title} no longer has its film: status ${statusCode}.`);
}

function upTo(most: number, title: string): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      size += chunk.length;
      if (size <= most) done(null, chunk);
      else done(new EngineError('engine_failed', `${title} sent more than a film can be.`, { retryable: false }));
    },
  });
}

/** A page of HTML and an error in JSON also come with status 200. */
async function assertFilm(path: string, title: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    if (buffer.subarray(4, 8).toString('latin1') === 'ftyp') return;
    const said = sentenceOf(buffer.subarray(0, bytesRead).toString('utf8'));
    throw new EngineError('engine_failed', said ? `${title} said: ${said}` : `${title} sent no mp4.`);
  } finally {
    await file.close();
  }
}
