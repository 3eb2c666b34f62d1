import { EngineError } from '@herald/media/engine-error';
import type { FilmNotes } from './film-note.ts';
import type { Following } from './following.ts';

/** Why a film that may have been paid for is not ordered again. */
export const unknownOrder = (why: string): EngineError =>
  new EngineError('order_unknown', `${why} It may have made the film, so Herald did not order it again.`);

/** What a video ends with whose service was asked for a film and cannot be asked any more what became of it. */
export function endedWithout({ request }: Following, notes: FilmNotes, error: unknown): unknown {
  const wasSent = notes.now.sentAt !== undefined;
  const isAway = error instanceof EngineError && error.kind === 'unavailable';
  if (!wasSent || !isAway || (error.retryable && !request.isLastAttempt)) return error;
  return unknownOrder(error.message);
}
