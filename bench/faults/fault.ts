import type { Ground } from './ground.ts';

/** Something that goes wrong while people order videos. */
export interface Fault {
  /** `npm run bench faults -- <name>` tries it alone */
  name: string;
  what: string;
  times: number;
  /** Orders videos, lets it happen, and ends it. Returns when it is over, which is before all is whole again. */
  strike(ground: Ground): Promise<Struck>;
  /** how long it may take from the end of the fault until every video of it is made and everything works */
  wholeWithinSec?: number;
}

/** What a fault leaves behind. */
export interface Struck {
  /** why it could not be tried here */
  notTried?: string;
  /** what must hold too before all is whole, besides the videos and the APIs */
  isWhole?(): boolean | Promise<boolean>;
  /** puts the farm back as it was, once all is whole or given up */
  after?(): Promise<void>;
  /** seconds from a kill until another worker had the video */
  takeoverSec?: number;
}
