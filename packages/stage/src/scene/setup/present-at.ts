import type { ShownProduct } from '@herald/media/scene/acting-plan';
import type { CardMoment, CardSpec, SceneSpec } from '@herald/media/scene/scene-spec';
import type { Word } from '@herald/media/sound';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { progressAt } from '../overlays/overlay.ts';

const RAISE_SEC = 0.6;
/** So long a hand has been sinking at a cut that it is seen on both sides of: it moves, and is in the frame for six pictures more. */
const SUNK_SEC = 0.15;
const SHOW_SEC = 0.4;
/** A card that leaves, and a hand that lowers it, take so long. */
export const LEAVE_SEC = 0.6;
/** A hand sets out so much earlier, so that the product is up with its words, and gone with the next ones where a pause leaves the time. */
const LEAD_SEC = 0.4;
/** Times of cards are rounded to hundredths. */
const SAME_SEC = 0.011;
/** A product that a cut takes away sooner comes with the cut. */
const LEAST_SEEN_SEC = 0.6;

/** Every time the product comes, in order. */
export function cardMoments({ enterAtSec, leaveAtSec, shownAtSec, again }: CardSpec): CardMoment[] {
  return [{ enterAtSec, leaveAtSec, ...(shownAtSec && { shownAtSec }) }, ...again];
}

/** Whether the product is there, or comes or goes, at any moment between two. */
function showsCard(card: CardSpec, { fromSec, untilSec }: { fromSec: number; untilSec: number }): boolean {
  return cardMoments(card).some(
    ({ enterAtSec, leaveAtSec }) => enterAtSec < untilSec && (leaveAtSec === null || leaveAtSec + LEAVE_SEC > fromSec),
  );
}

/** Whether most of a film is without its product. */
export function isMostlyAway({ card, durationSec }: Pick<SceneSpec, 'card' | 'durationSec'>): boolean {
  const shown = card ? cardMoments(card) : [];
  const shownSec = shown.reduce((sum, { enterAtSec, leaveAtSec }) => sum + (leaveAtSec ?? durationSec) - enterAtSec, 0);
  return shownSec < durationSec / 2;
}

/** The scene as it is while something else is seen: without a product in front of who speaks that is not there then. */
export function besideProduct(
  spec: SceneSpec,
  { isProductInFront }: Pick<SceneLayout, 'isProductInFront'>,
  seen: { fromSec: number; untilSec: number },
): SceneSpec {
  return isProductInFront && spec.card && !showsCard(spec.card, seen) ? { ...spec, card: null } : spec;
}

/** Every time a hand sets out to bring the product up, and to take it down; a cut that is near hides one or the other. */
export interface HandMoment {
  enterAtSec: number;
  leaveAtSec: number | null;
  /** from the cut on it is half up already */
  isHalfUp?: true;
  /** from the cut on it is gone */
  isGone?: true;
  /** from the cut on it is on its way down */
  isSinking?: true;
}

interface HandTimes {
  /** when the picture changes */
  cutsSec: readonly number[];
  /** those after which hands are seen as before: what was in one of them does not vanish */
  openCutsSec?: readonly number[];
  /** on the clock of the film */
  words: readonly Pick<Word, 'startSec' | 'endSec'>[];
}

export function handMoments(card: CardSpec, { cutsSec, openCutsSec = [], words }: HandTimes): HandMoment[] {
  return cardMoments(card).map(({ enterAtSec, leaveAtSec }) => {
    const comesSec = Math.max(0, enterAtSec - LEAD_SEC);
    const goesSec = leaveAtSec === null ? null : goesAt(leaveAtSec, words);
    const before = cutsSec.find((sec) => sec > comesSec && sec < comesSec + RAISE_SEC + LEAST_SEEN_SEC);
    const after = goesSec === null ? undefined : cutsSec.find((sec) => sec >= goesSec && sec < goesSec + RAISE_SEC);
    return {
      enterAtSec: before ?? comesSec,
      leaveAtSec: after ?? goesSec,
      ...(before !== undefined && { isHalfUp: true }),
      ...(after !== undefined && (openCutsSec.includes(after) ? { isSinking: true } : { isGone: true })),
    };
  });
}

/** It stays up while the last word is said that the product belongs to. */
function goesAt(leaveAtSec: number, words: HandTimes['words']): number {
  const last = words.findLast(({ startSec }) => startSec < leaveAtSec - SAME_SEC);
  const saidSec = Math.min(last?.endSec ?? 0, leaveAtSec);
  return Math.max(0, leaveAtSec - LEAD_SEC, saidSec);
}

/** How far up the hand with the product is. */
export function raisedAt(moments: readonly HandMoment[], tSec: number): number {
  return Math.max(0, ...moments.map((moment) => raisedIn(moment, tSec)));
}

function raisedIn({ enterAtSec, leaveAtSec, isHalfUp, isSinking, isGone }: HandMoment, tSec: number): number {
  if (tSec < enterAtSec || (isGone && leaveAtSec !== null && tSec >= leaveAtSec)) return 0;
  const fromSec = isHalfUp ? enterAtSec - RAISE_SEC / 2 : enterAtSec;
  const raised = enterAtSec === 0 ? 1 : smoothstep(0, 1, progressAt(tSec, fromSec, RAISE_SEC));
  if (leaveAtSec === null || isGone || tSec < leaveAtSec) return raised;
  const downFromSec = isSinking ? leaveAtSec - SUNK_SEC : leaveAtSec;
  return raised * (1 - smoothstep(0, 1, progressAt(tSec, downFromSec, RAISE_SEC)));
}

/** How near the product is held: it comes while it is spoken of. */
export function shownAt(shows: readonly ShownProduct[], tSec: number): number {
  return shows.reduce((most, { fromSec, untilSec }) => {
    const shown = smoothstep(0, SHOW_SEC, tSec - fromSec) * (1 - smoothstep(0, SHOW_SEC, tSec - untilSec));
    return Math.max(most, shown);
  }, 0);
}
