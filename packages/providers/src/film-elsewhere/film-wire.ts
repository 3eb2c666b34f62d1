import type { EngineError } from '@herald/media';
import type { FilmSettings } from '../film-server/film-settings.ts';
import type { GuardedService } from '../outside/outside-service.ts';
import type { FilmTimes } from './film-times.ts';

/** A service that films, with what its operator set. */
export interface FilmServer {
  service: GuardedService;
  settings: FilmSettings;
  /** With every call. */
  headers: Record<string, string>;
  times: FilmTimes;
}

/** What a service is asked to film. */
export interface FilmWish {
  /** The same for every attempt at this order; services that take ids of others know it by this one. */
  id: string;
  image: WishFile;
  sound: WishFile;
  widthPx: number;
  heightPx: number;
  fps: number;
  /** At least as long as the sound. */
  frames: number;
  seed: number;
  prompt: string;
  /** Where the service can report; left out where nobody would read it. */
  reportUrl?: string | undefined;
}

export interface WishFile {
  bytes: Uint8Array;
  type: string;
  name: string;
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

export interface FilmPlace {
  id: string;
  reports: readonly unknown[];
  /** Since this attempt ordered it, or found its note. */
  waitedMs: number;
}

/** How film services of one kind are spoken to. */
export interface FilmWire {
  /** It is noted before the order, so that a worker that dies in between orders no second film. */
  takesOurId: boolean;
  order(wish: FilmWish, signal: AbortSignal): Promise<Ordered>;
  look(place: FilmPlace, signal: AbortSignal): Promise<FilmState>;
  /** Nobody wants it any more. */
  cancel(id: string): Promise<void>;
  /** The cheapest real call: what is to be told, and the calls that were made. */
  test(signal: AbortSignal): Promise<FilmTest>;
}

export interface FilmTest {
  askedFor: string;
  /** What the service says of itself: version, machine, what waits. */
  facts: string[];
  models?: number | undefined;
}
