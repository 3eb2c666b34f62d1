import type { EngineVideoRequest } from '@herald/media/engines/video-engine';
import type { ServerAddress } from '../net/ask-service.ts';
import type { FilmNotes } from './film-note.ts';
import type { FilmTimes } from './film-times.ts';
import type { FilmOrder, FilmWire } from './film-wire.ts';

/** A film that a service makes for a video. */
export interface Following {
  wire: FilmWire;
  /** The engine's. */
  name: string;
  title: string;
  address: ServerAddress;
  /** With what is fetched from the machine of the service itself. */
  headers: Record<string, string>;
  request: EngineVideoRequest;
  times: FilmTimes;
}

export function orderOf({ request }: Following, notes: FilmNotes): FilmOrder {
  const { orders, prepared = {}, sentAt = Date.now() } = notes.now;
  return { id: notes.ownId, orders, sentAt, request, prepared };
}

/** A hosted service always sends a bill; a server of the operator where it has a price. */
export const isOrderedOnce = ({ wire, request }: Following): boolean => !wire.isOwn || request.isPaid === true;
