import { setTimeout as wait } from 'node:timers/promises';
import { EngineError, type EngineVideoRequest } from '@herald/media';
import { type FilmNote, ownIdOf, readNote, writeNote } from './film-note.ts';
import type { FilmTimes } from './film-times.ts';
import type { FilmState, FilmWire, FilmWish, Ordered } from './film-wire.ts';

export interface Following {
  wire: FilmWire;
  /** The engine's. */
  name: string;
  title: string;
  request: EngineVideoRequest;
  times: FilmTimes;
  wish(id: string): Promise<FilmWish>;
  /** Told as often as the service says how far it is. */
  onShare(share: number): void;
}

export interface FollowedFilm {
  note: FilmNote & { id: string };
  state: Extract<FilmState, { is: 'done' }>;
}

type Placed = FilmNote & { id: string };
interface Placing {
  note: Placed;
  state?: FilmState | undefined;
}

/** A service that loses a film this often has no memory, or cannot reach us. */
const MOST_ORDERS = 3;

/** Orders a film, or goes on with the one that was ordered before, until it is finished. */
export async function followFilm(film: Following): Promise<FollowedFilm> {
  const { request, name } = film;
  let placed: Placed | undefined;
  try {
    const noted = await readNote(request.job, name);
    let placing: Placing = isPlaced(noted) ? { note: noted } : await place(film, noted);
    for (;;) {
      placed = placing.note;
      const state = placing.state ?? (await watch(film, placed));
      if (state.is === 'done') return { note: placed, state };
      if (state.is === 'failed') throw await failed(film, placed, state.error);
      if (state.is === 'forgotten') placing = await placeAgain(film, placed);
      else placing = { note: placed };
    }
  } catch (error) {
    if (request.signal.aborted && placed) await cancelUnwanted(film, placed.id);
    throw error;
  }
}

const isPlaced = (note: FilmNote): note is Placed => note.id !== undefined;

async function place(film: Following, noted: FilmNote): Promise<Placing> {
  const { wire, request } = film;
  const ownId = ownIdOf(request.job?.key ?? crypto.randomUUID(), noted);
  const next = { ...noted, orders: noted.orders + 1 };
  if (wire.takesOurId) await writeNote(request.job, { ...next, id: ownId });
  const { id, state, wasThere } = await untilTaken(film, await film.wish(ownId));
  const note = { ...next, id, orders: wasThere ? noted.orders : next.orders };
  await writeNote(request.job, note);
  return { note, state };
}

async function placeAgain(film: Following, placed: Placed): Promise<Placing> {
  const { title, request } = film;
  if (placed.orders >= MOST_ORDERS) {
    const often = `${title} lost this film ${placed.orders} times.`;
    const hint = request.job ? ` Check that it reaches Herald at ${new URL(request.job.reportUrl).origin}.` : '';
    throw await failed(film, placed, new EngineError('engine_failed', often + hint));
  }
  const { id: _, ...rest } = placed;
  return place(film, rest);
}

/** Another attempt orders another film. */
async function failed({ request }: Following, placed: FilmNote, error: EngineError): Promise<EngineError> {
  const { service, failures } = placed;
  await writeNote(request.job, { service, failures: failures + 1, orders: 0, since: Date.now() });
  return error;
}

type Taken = Extract<Ordered, { is: 'taken' }>;

async function untilTaken({ wire, title, request, times }: Following, wish: FilmWish): Promise<Taken> {
  const until = Date.now() + times.busyMs;
  for (let pauseMs = times.firstPauseMs; ; pauseMs = longer(pauseMs, times)) {
    const ordered = await wire.order(wish, request.signal);
    if (ordered.is === 'taken') return ordered;
    const waitMs = ordered.forSec === undefined ? pauseMs : ordered.forSec * 1000;
    if (Date.now() + waitMs > until) {
      throw new EngineError('unavailable', `${title} has been busy with other films for too long.`);
    }
    await wait(Math.max(waitMs, times.firstPauseMs), undefined, { signal: request.signal });
  }
}

const longer = (pauseMs: number, { longestPauseMs }: FilmTimes): number => Math.min(longestPauseMs, pauseMs * 1.5);

/** Looks until it is over; a service that does not answer for a while still films. */
async function watch(film: Following, { id, since }: Placed): Promise<FilmState> {
  const { wire, title, request, times, onShare } = film;
  const { signal, job } = request;
  const startedMs = Date.now();
  let heardMs = startedMs;
  for (let pauseMs = times.firstPauseMs; ; pauseMs = longer(pauseMs, times)) {
    try {
      const reports = (await job?.reports()) ?? [];
      const state = await wire.look({ id, reports, waitedMs: Date.now() - startedMs }, signal);
      if (state.is !== 'working') return state;
      heardMs = Date.now();
      if (state.share !== undefined) onShare(Math.min(1, Math.max(0, state.share)));
    } catch (error) {
      const mayPass = error instanceof EngineError && error.retryable && Date.now() - heardMs < times.silentMs;
      if (signal.aborted || !mayPass) throw error;
    }
    if (Date.now() - since > times.wholeMs) {
      await wire.cancel(id).catch(() => undefined);
      return { is: 'failed', error: new EngineError('engine_failed', `${title} took too long for this film.`) };
    }
    await wait(pauseMs, undefined, { signal });
  }
}

/** A worker that only stops, or lost its video to another one, leaves the film to go on. */
async function cancelUnwanted({ wire, request }: Following, id: string): Promise<void> {
  const isNoted =
    request.job &&
    (await request.job.read().then(
      (text) => text !== undefined,
      () => true,
    ));
  if (!isNoted) await wire.cancel(id).catch(() => undefined);
}
