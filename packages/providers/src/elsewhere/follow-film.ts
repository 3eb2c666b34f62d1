import { EngineError } from '@herald/media/engine-error';
import { soundDurationSec } from '@herald/media/sound';
import type { FilmNotes } from './film-note.ts';
import { longer } from './film-times.ts';
import type { FilmSource, FilmState } from './film-wire.ts';
import { type Following, isOrderedOnce, orderOf } from './following.ts';
import { placeFilm } from './place-film.ts';
import { Reports } from './reports.ts';
import { unknownOrder } from './unknown-order.ts';

export interface FollowedFilm {
  id: string;
  source: FilmSource;
}

/** A service that loses a film this often has no memory, or cannot reach us. */
const MOST_ORDERS = 3;
/** Those of our films, which progress is counted in. */
const SHOWN_FPS = 30;
const CANCEL_MS = 30_000;

/** Orders a film, or goes on with the one that was ordered before, until it is finished. */
export async function followFilm(film: Following, notes: FilmNotes): Promise<FollowedFilm> {
  try {
    for (;;) {
      const placed = notes.now.id === undefined ? await placeFilm(film, notes) : undefined;
      const { id = '' } = notes.now;
      const state = placed ?? (await watch(film, notes, id));
      if (state.is === 'done') return { id, source: state.film };
      if (state.is !== 'working') await orderAnew(film, notes, state);
    }
  } catch (error) {
    if (notes.now.sentAt === undefined) throw error;
    const { signal } = film.request;
    // Who loses a video while its order is noted learns of it there, before the signal tells.
    if (signal.aborted || !(error instanceof EngineError)) await cancelUnwanted(film, notes);
    signal.throwIfAborted();
    throw error;
  }
}

/** Leaves a film that is lost for another one, or throws why not. */
async function orderAnew(
  film: Following,
  notes: FilmNotes,
  state: Extract<FilmState, { is: 'failed' | 'forgotten' }>,
): Promise<void> {
  const { title, request } = film;
  const { orders } = notes.now;
  if (isOrderedOnce(film)) throw ordersNoMore(title, state);
  if (state.is === 'failed') {
    if (state.error.retryable) await countFailure(film, notes);
    throw state.error;
  }
  if (orders < MOST_ORDERS) return notes.forget({});
  const often = `${title} lost this film ${orders} times.`;
  const hint = request.job ? ` Check that it reaches Herald at ${new URL(request.job.reportUrl).origin}.` : '';
  throw new EngineError('engine_failed', often + hint, { retryable: false });
}

/** What is certain is told as it is; a film that was taken and is gone may have been made, so it may be paid. */
function ordersNoMore(title: string, state: Extract<FilmState, { is: 'failed' | 'forgotten' }>): EngineError {
  if (state.is === 'forgotten') {
    return unknownOrder(`${title} took the order for this film and knows nothing of it any more.`);
  }
  const { kind, message, mayBePaid, httpStatus, service, cause } = state.error;
  return new EngineError(kind, message, { retryable: false, mayBePaid, httpStatus, service, cause });
}

/** Another attempt orders another film where that costs no money; of a paid one it sees the same failure again. */
export async function countFailure(film: Following, notes: FilmNotes): Promise<void> {
  if (!isOrderedOnce(film)) await notes.forget({ failures: notes.now.failures + 1, orders: 0, since: Date.now() });
}

/** Looks until it is over; a service that does not answer for a while still films. */
async function watch(film: Following, notes: FilmNotes, id: string): Promise<FilmState> {
  const { wire, title, request, times } = film;
  const { signal } = request;
  const reports = new Reports(request.job);
  const startedMs = Date.now();
  let heardMs = startedMs;
  for (let pauseMs = times.firstPauseMs; ; pauseMs = longer(pauseMs, times)) {
    try {
      const place = { id, reports: await reports.read(), waitedMs: Date.now() - startedMs };
      const state = await wire.look(place, signal);
      if (state.is !== 'working') return state;
      heardMs = Date.now();
      tellShare(film, state.share ?? 0);
    } catch (error) {
      const mayPass = error instanceof EngineError && error.retryable && Date.now() - heardMs < times.silentMs;
      if (signal.aborted || !mayPass) throw error;
    }
    if (Date.now() - notes.now.since > times.wholeMs) {
      await wire.cancel(id).catch(() => undefined);
      const message = `${title} took too long for this film.`;
      return { is: 'failed', error: new EngineError('engine_failed', message, { retryable: false }) };
    }
    await reports.wait(pauseMs, signal);
  }
}

function tellShare({ request }: Following, share: number): void {
  const framesTotal = Math.round(soundDurationSec(request.audio) * SHOWN_FPS);
  const framesDone = Math.floor(Math.min(1, Math.max(0, share)) * framesTotal);
  request.onProgress({ stage: 'drawing', framesDone, framesTotal, framesKept: framesDone });
}

/** A worker that only stops, or lost its video to another one, leaves the film to go on. */
async function cancelUnwanted(film: Following, notes: FilmNotes): Promise<void> {
  const { wire, request } = film;
  const isNoted =
    request.job &&
    (await request.job.read().then(
      (text) => text !== undefined,
      () => true,
    ));
  if (isNoted) return;
  const { id } = notes.now;
  const limit = AbortSignal.timeout(CANCEL_MS);
  const found = id === undefined ? await wire.findAgain(orderOf(film, notes), limit).catch(() => undefined) : undefined;
  const known = id ?? (found?.is === 'there' ? found.id : undefined);
  if (known !== undefined) await wire.cancel(known).catch(() => undefined);
}
