import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EngineError } from '@herald/media/engine-error';
import { type ServerAddress, sentenceOf } from '../net/ask-service.ts';
import { fetchFile } from '../net/fetch-link.ts';
import type { FilmSource } from './film-wire.ts';

const LARGEST_FILM = 1024 * 1024 * 1024;
const MOST_TRIES = 3;
const PAUSE_MS = 500;

export interface KeepFilm {
  title: string;
  address: ServerAddress;
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
    else if (source.url.startsWith('data:')) await writeFile(draft, bytesOfDataUrl(source.url, keep.title));
    else await download(source.url, keep, draft);
    await assertFilm(draft, keep.title);
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

/** A connection may break off, and a server may have a bad moment. */
async function download(url: string, keep: KeepFilm, draft: string): Promise<void> {
  const { title, address, headers: ownHeaders, signal } = keep;
  const whole = URL.parse(url, `${address.baseUrl.replace(/\/+$/, '')}/`)?.href ?? url;
  const link = { url: whole, address, title, kind: 'engine_failed', ownHeaders, signal } as const;
  for (let tries = 1; ; tries++) {
    try {
      return await fetchFile(link, draft, LARGEST_FILM);
    } catch (error) {
      signal.throwIfAborted();
      const mayPass = error instanceof EngineError && error.kind === 'unavailable' && error.retryable;
      if (!mayPass || tries >= MOST_TRIES) throw error;
      await wait(PAUSE_MS * tries, undefined, { signal });
    }
  }
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
