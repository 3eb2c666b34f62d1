import type { EngineError } from '@herald/media/engine-error';
import type { EngineVideoRequest } from '@herald/media/engines/video-engine';

/** What a service is asked for, in every attempt at the same film. */
export interface FilmOrder {
  /** The same in every attempt, and another one after a film that failed; some services know the film by it. */
  id: string;
  /** How often it was ordered, this time included: more than once where its service lost it. */
  orders: number;
  /** When it was ordered, in milliseconds. */
  sentAt: number;
  request: EngineVideoRequest;
  /** What was sent there before, under the names its wire gave it. */
  prepared: Readonly<Record<string, string>>;
}

/** Where a finished film lies. */
export type FilmSource = { url: string } | { bytes: Uint8Array };

export type FilmState =
  | { is: 'working' /** As far as the service says, 0 to 1. */; share?: number | undefined }
  | { is: 'done'; film: FilmSource }
  | { is: 'failed'; error: EngineError }
  /** The service knows nothing of it, because it was started again or removes what is over. */
  | { is: 'forgotten' };

/** What a service says to an order. */
export type Ordered =
  | {
      is: 'taken' /** What the service calls it. */;
      id: string;
      state?: FilmState /** It was there before. */;
      wasThere?: boolean;
    }
  | { is: 'busy' /** How long it asks to wait. */; forSec: number | undefined };

/** What became of an order whose answer nobody heard. */
export type FoundAgain =
  | { is: 'there'; id: string }
  | {
      is: 'not_ordered' /** The same order sent again counts once, even if it arrived after all. */;
      countsOnce?: boolean;
    }
  | { is: 'unknown' };

export interface FilmPlace {
  id: string;
  reports: readonly unknown[];
  /** Since this attempt ordered it, or found its note. */
  waitedMs: number;
}

/** How film services of one kind are spoken to. */
export interface FilmWire {
  /** A server of the operator: where nobody pays, a film that failed there is ordered again by the next attempt. */
  isOwn: boolean;
  /** Sends what the film is made of; what it returns is noted before the order and the same in every attempt. */
  prepare?(request: EngineVideoRequest): Promise<Record<string, string>>;
  /** Makes what the order needs, before it is noted that one may have gone out. */
  getReady?(order: FilmOrder): Promise<unknown>;
  order(order: FilmOrder, signal: AbortSignal): Promise<Ordered>;
  /** Asked when a worker ended, or lost its connection, before it heard the answer to an order. */
  findAgain(order: FilmOrder, signal: AbortSignal): Promise<FoundAgain>;
  look(place: FilmPlace, signal: AbortSignal): Promise<FilmState>;
  /** Nobody wants it any more. */
  cancel(id: string): Promise<unknown>;
}
