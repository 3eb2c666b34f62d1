import { setTimeout as wait } from 'node:timers/promises';
import { EngineError } from '@herald/media/engine-error';
import type { FilmNotes } from './film-note.ts';
import { longer } from './film-times.ts';
import type { FilmState, Ordered } from './film-wire.ts';
import { type Following, isOrderedOnce, orderOf } from './following.ts';
import { unknownOrder } from './unknown-order.ts';

/** Orders a film, or finds the order that was made before; its id is in the note then. */
export async function placeFilm(film: Following, notes: FilmNotes): Promise<FilmState | undefined> {
  const { wire, request } = film;
  if (notes.now.sentAt !== undefined) {
    const found = await wire.findAgain(orderOf(film, notes), request.signal);
    // An order that is not there yet can still arrive.
    const mayArrive = found.is === 'not_ordered' && !found.countsOnce && isOrderedOnce(film);
    if (found.is === 'unknown' || mayArrive) {
      throw unknownOrder(`${film.title} was asked for this film, and its answer never came.`);
    }
    if (found.is === 'there') {
      await notes.write({ id: found.id });
      return undefined;
    }
    await notSent(notes);
  }
  if (wire.prepare && !notes.now.prepared) await notes.write({ prepared: await wire.prepare(request) });
  const { id, state, wasThere } = await untilTaken(film, notes);
  const { orders } = notes.now;
  await notes.write({ id, orders: wasThere ? orders - 1 : orders });
  return state;
}

type Taken = Extract<Ordered, { is: 'taken' }>;

/** Noted before it is sent, so that whoever comes after knows that there may be an order. */
async function untilTaken(film: Following, notes: FilmNotes): Promise<Taken> {
  const { wire, title, request, times } = film;
  const until = Date.now() + times.busyMs;
  for (let pauseMs = times.firstPauseMs; ; pauseMs = longer(pauseMs, times)) {
    await wire.getReady?.(orderOf(film, notes));
    await notes.write({ sentAt: Date.now(), orders: notes.now.orders + 1 });
    const ordered = await send(film, notes);
    if (ordered.is === 'taken') return ordered;
    await notSent(notes);
    const waitMs = ordered.forSec === undefined ? pauseMs : ordered.forSec * 1000;
    if (Date.now() + waitMs > until) {
      throw new EngineError('unavailable', `${title} has been busy with other films for too long.`);
    }
    await wait(Math.max(waitMs, times.firstPauseMs), undefined, { signal: request.signal });
  }
}

/** An order is sent once; where nobody heard the answer, the next attempt asks what became of it. */
async function send(film: Following, notes: FilmNotes): Promise<Ordered> {
  const { wire, request } = film;
  try {
    return await wire.order(orderOf(film, notes), request.signal);
  } catch (error) {
    request.signal.throwIfAborted();
    if (isRefused(error)) await notSent(notes);
    throw error;
  }
}

/** A proxy says these of a server that may be at work. */
const GATEWAY = new Set([502, 504, 520, 521, 522, 523, 524]);
const UNREACHED = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH/;

/** The service said no in words of its own, or heard nothing; other failures have a cause. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof EngineError)) return false;
  const { httpStatus, cause } = error;
  if (httpStatus !== undefined) return !GATEWAY.has(httpStatus);
  return cause === undefined || (cause instanceof Error && UNREACHED.test(cause.message));
}

const notSent = (notes: FilmNotes): Promise<void> =>
  notes.write({ sentAt: undefined, orders: Math.max(0, notes.now.orders - 1) });
