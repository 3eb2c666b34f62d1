import type { GuardedService } from '../answers/outside-service.ts';
import type { FilmSettings } from './film-settings.ts';
import type { FilmTimes } from './film-times.ts';
import type { FilmOrder, FilmWire, Ordered } from './film-wire.ts';
import { type FilmWish, wishOf } from './film-wish.ts';

/** A service that films, with what its operator set. */
export interface FilmServer {
  service: GuardedService;
  settings: FilmSettings;
  /** With every call. */
  headers: Record<string, string>;
  times: FilmTimes;
}

/** How servers of one kind are spoken to: all want the same picture, sound and numbers. */
export interface ServerWire extends Pick<FilmWire, 'findAgain' | 'look' | 'cancel'> {
  order(wish: FilmWish, signal: AbortSignal): Promise<Ordered>;
  /** The cheapest real call: what is to be told, and the calls that were made. */
  test(signal: AbortSignal): Promise<FilmTest>;
}

export interface FilmTest {
  askedFor: string;
  /** What the service says of itself: version, machine, what waits. */
  facts: string[];
  models?: number | undefined;
}

/** Its picture is drawn once, however often the server is busy. */
export function filmWireOf({ look, cancel, order, findAgain }: ServerWire, settings: FilmSettings): FilmWire {
  let last: { id: string; wish: Promise<FilmWish> } | undefined;
  const wishFor = ({ id, request }: FilmOrder): Promise<FilmWish> => {
    if (last?.id !== id) last = { id, wish: wishOf(id, settings, request) };
    return last.wish;
  };
  return {
    isOwn: true,
    look,
    cancel,
    getReady: wishFor,
    order: async (film, signal) => order(await wishFor(film), signal),
    findAgain,
  };
}
