import { timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { limits } from '@herald/contract/limits';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import { isUuid, newId } from '../../runtime/new-id.ts';
import { isUnfinished, type StoredVideo, videoFolder } from '../state/video.ts';
import { type OutsideReport, outsideReportRepository } from './outside-report-repository.ts';

export type { OutsideReport } from './outside-report-repository.ts';

type Making = Pick<StoredVideo, 'id' | 'createdAt' | 'requeuedAt'>;

/** Names one making of a video: the same in every attempt, and another one after a retry. */
export function makingOf({ id, createdAt, requeuedAt }: Making): string {
  return `${id}.${(requeuedAt ?? createdAt).getTime()}`;
}

const tokenOf = ({ vault }: Pick<Core, 'vault'>, making: string): string => vault.mark('outside report', making);

/** Where a service reports about the film it makes; who knows the address may post there. */
export function reportUrlOf(core: Pick<Core, 'vault' | 'publicUrl'>, videoId: string, making: string): string {
  return `${core.publicUrl}/api/engines/reports/${videoId}/${tokenOf(core, making)}`;
}

export interface PostedReport {
  videoId: string;
  token: string;
  body: Readable;
}

/** Keeps what a service posts. What comes late, or too often, changes nothing and is no fault of the service. */
export async function receiveReport(core: Core, { videoId, token, body }: PostedReport): Promise<'kept' | 'ignored'> {
  const video = isUuid(videoId) ? await outsideReportRepository.findVideo(core.db.queries, videoId) : undefined;
  if (!video || !isSame(token, tokenOf(core, makingOf(video)))) throw new AppError('not_found');
  if (!isUnfinished(video) || video.deletedAt || video.outsideJob === null) return 'ignored';
  return keepReport(core, video, body);
}

/**
 * A service says by an address for everything it makes that a film is over. It decides nothing: the worker that follows
 * the film looks at it at once. Returns whether a video waits for this film.
 */
export async function hastenFilm(core: Core, film: { filmId: string; eventType: string }): Promise<boolean> {
  const { filmId, eventType } = film;
  const mentioning = await outsideReportRepository.listMentioning(core.db.queries, filmId);
  const waiting = mentioning.filter(({ outsideJob }) => noted.safeParse(outsideJob).data?.id === filmId);
  for (const video of waiting) await keepReport(core, video, Readable.from([JSON.stringify({ event: eventType })]));
  return waiting.length > 0;
}

/** What a worker notes of a film, as far as it matters here. */
const noted = z
  .string()
  .transform(jsonIn)
  .pipe(z.object({ id: z.string() }));

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Reported = Pick<StoredVideo, 'id' | 'accountId'>;

async function keepReport(core: Core, video: Reported, body: Readable): Promise<'kept' | 'ignored'> {
  const { queries } = core.db;
  const kept = await outsideReportRepository.count(queries, video.id);
  if (kept >= limits.outsideReportsPerVideo) return 'ignored';
  const id = newId(core);
  const bodyKey = `${videoFolder(video)}reports/${id}.json`;
  await core.storage.put(bodyKey, body, { contentType: 'application/json' });
  await outsideReportRepository.insert(queries, { id, videoId: video.id, bodyKey, createdAt: core.clock.now() });
  return 'kept';
}

function isSame(told: string, meant: string): boolean {
  const [a, b] = [Buffer.from(told), Buffer.from(meant)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What was posted about a video so far, the first one first. */
export function listReports({ db }: Pick<Core, 'db'>, videoId: string): Promise<OutsideReport[]> {
  return outsideReportRepository.list(db.queries, videoId);
}

/** Undefined for what is no JSON. */
export async function readReport({ storage }: Pick<Core, 'storage'>, { bodyKey }: OutsideReport): Promise<unknown> {
  const body = await storage.read(bodyKey);
  return json(body).catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  });
}

/** Removes what was posted about videos that are over: first the files, then their rows. */
export async function purgeReports(core: Core, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const over = await outsideReportRepository.listOver(core.db.queries);
    if (over.length === 0) return;
    for (const { id, bodyKey } of over) {
      if (signal?.aborted) return;
      await core.storage.remove(bodyKey);
      await outsideReportRepository.remove(core.db.queries, id);
    }
  }
}
