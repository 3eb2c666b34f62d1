import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { EngineError } from '@herald/media/engine-error';
import type { ForeignFilm } from '@herald/media/engines/video-engine';
import { LinkExpiredError } from '../net/fetch-link.ts';
import { FilmNotes } from './film-note.ts';
import { countFailure, type FollowedFilm, followFilm } from './follow-film.ts';
import type { Following } from './following.ts';
import { isThere, keepFilm } from './keep-film.ts';
import { endedWithout } from './unknown-order.ts';

/** Films at a service. Whatever stops this attempt, the next one goes on with the film that was ordered. */
export async function filmElsewhere(film: Following): Promise<ForeignFilm> {
  const notes = await FilmNotes.open(film.request.job, film.name);
  try {
    return await follow(film, notes);
  } catch (error) {
    throw endedWithout(film, notes, error);
  }
}

async function follow(film: Following, notes: FilmNotes): Promise<ForeignFilm> {
  const { workFolder, job } = film.request;
  const followed = await followFilm(film, notes);
  const path = join(workFolder, `their-${digest(`${notes.now.failures} ${followed.id}`)}.mp4`);
  // Another attempt on this machine finds the film that an earlier one fetched.
  if (job && (await isThere(path))) return { path };
  try {
    await keep(film, followed, path);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const { kind, message, retryable, httpStatus, cause } = error;
    if (kind === 'engine_failed') await countFailure(film, notes);
    throw new EngineError(kind, message, { retryable, httpStatus, mayBePaid: true, cause });
  }
  return { path };
}

/** Links live for days at most, so the film is copied at once; for one that has expired there may be a new one. */
async function keep(film: Following, { id, source }: FollowedFilm, path: string): Promise<void> {
  const { wire, request, ...from } = film;
  const { signal } = request;
  const to = { ...from, path, signal };
  try {
    await keepFilm(source, to);
  } catch (error) {
    if (!(error instanceof LinkExpiredError)) throw error;
    const reports = (await request.job?.reports()) ?? [];
    const again = await wire.look({ id, reports, waitedMs: 0 }, signal);
    if (again.is !== 'done') throw error;
    await keepFilm(again.film, to);
  }
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
