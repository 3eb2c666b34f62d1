import type { CardSpec, ShownProduct } from '@herald/media';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { progressAt } from '../overlays/overlay.ts';

const RAISE_SEC = 0.6;
const SHOW_SEC = 0.35;
/** How far up the hand is while the product is not spoken of. */
const AT_EASE = 0.94;

/** How far the hand with the product is up: at ease, and higher while the product is shown. */
export function presentAt(card: CardSpec, shows: readonly ShownProduct[], tSec: number): number {
  const raised = card.enterAtSec === 0 ? 1 : smoothstep(0, 1, progressAt(tSec, card.enterAtSec, RAISE_SEC));
  const lowered = card.leaveAtSec === null ? 0 : smoothstep(0, 1, progressAt(tSec, card.leaveAtSec, RAISE_SEC));
  return raised * (1 - lowered) * mix(AT_EASE, 1, shownAt(shows, tSec));
}

function shownAt(shows: readonly ShownProduct[], tSec: number): number {
  return shows.reduce((most, { fromSec, untilSec }) => {
    const shown = smoothstep(0, SHOW_SEC, tSec - fromSec) * (1 - smoothstep(0, SHOW_SEC, tSec - untilSec));
    return Math.max(most, shown);
  }, 0);
}
