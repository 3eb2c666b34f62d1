import type { Pace } from '@herald/media/choices';

/** Nobody is shown anything before they have seen who speaks. */
export const EARLIEST_INSERT_SEC = 1.5;

export interface Rhythm {
  /** from one cut to the next, in the middle */
  everySec: number;
  shortestSec: number;
  longestSec: number;
  /** from one full picture of the product to the next */
  productEverySec: number;
}

export const RHYTHMS: Readonly<Record<Exclude<Pace, 'single'>, Rhythm>> = {
  calm: { everySec: 4, shortestSec: 2.2, longestSec: 5.5, productEverySec: 12 },
  natural: { everySec: 2.8, shortestSec: 1.4, longestSec: 4, productEverySec: 9 },
  fast: { everySec: 1.9, shortestSec: 1.4, longestSec: 2.8, productEverySec: 7 },
};

/** Of a film of one shot: only marks cut it. */
export const STILL: Rhythm = {
  everySec: Number.POSITIVE_INFINITY,
  shortestSec: 0,
  longestSec: Number.POSITIVE_INFINITY,
  productEverySec: Number.POSITIVE_INFINITY,
};
