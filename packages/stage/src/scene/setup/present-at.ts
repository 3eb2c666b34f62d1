import type { ShownProduct } from '@herald/media/scene/acting-plan';
import type { CardMoment, CardSpec } from '@herald/media/scene/scene-spec';
import { smoothstep } from '#base/math/smoothstep.ts';
import { progressAt } from '../overlays/overlay.ts';

const RAISE_SEC = 0.6;
const SHOW_SEC = 0.4;
/** A hand sets out so much earlier, so that the product is up with its words and gone with the next ones. */
const LEAD_SEC = 0.4;

/** Every time the product comes, in order. */
export function cardMoments({ enterAtSec, leaveAtSec, shownAtSec, again }: CardSpec): CardMoment[] {
  return [{ enterAtSec, leaveAtSec, ...(shownAtSec && { shownAtSec }) }, ...again];
}

/** Every time a hand sets out to bring the product up, and to take it down. */
export function handMoments(card: CardSpec): CardMoment[] {
  return cardMoments(card).map(({ enterAtSec, leaveAtSec }) => ({
    enterAtSec: Math.max(0, enterAtSec - LEAD_SEC),
    leaveAtSec: leaveAtSec === null ? null : Math.max(0, leaveAtSec - LEAD_SEC),
  }));
}

/** How far up the hand with the product is. */
export function raisedAt(card: CardSpec, tSec: number): number {
  return Math.max(...handMoments(card).map((moment) => raisedIn(moment, tSec)));
}

function raisedIn({ enterAtSec, leaveAtSec }: CardMoment, tSec: number): number {
  const raised = enterAtSec === 0 ? 1 : smoothstep(0, 1, progressAt(tSec, enterAtSec, RAISE_SEC));
  const lowered = leaveAtSec === null ? 0 : smoothstep(0, 1, progressAt(tSec, leaveAtSec, RAISE_SEC));
  return raised * (1 - lowered);
}

/** How near the product is held: it comes while it is spoken of. */
export function shownAt(shows: readonly ShownProduct[], tSec: number): number {
  return shows.reduce((most, { fromSec, untilSec }) => {
    const shown = smoothstep(0, SHOW_SEC, tSec - fromSec) * (1 - smoothstep(0, SHOW_SEC, tSec - untilSec));
    return Math.max(most, shown);
  }, 0);
}
