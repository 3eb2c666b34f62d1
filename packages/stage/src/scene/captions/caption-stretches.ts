import { isSharedShot, type PlannedShot, sharingOf } from '@herald/media/scene/shot-plan';
import type { CaptionGroup } from './group-words.ts';

/** A stretch of a film in which captions keep their place. */
export interface CaptionStretch {
  fromSec: number;
  untilSec: number;
  /** where the layout has captions; material, the product and cards move them */
  isUsual: boolean;
}

const USUAL = 'usual';
const ALL: CaptionStretch = { fromSec: 0, untilSec: Number.POSITIVE_INFINITY, isUsual: true };
/** A word may begin with its cut, but for rounding. */
const SAME_SEC = 0.02;

/** Between the cuts that move captions, or take them away; a product moves them where it has them above itself. */
export function captionStretches(shots: readonly PlannedShot[], movesWithProduct: boolean): CaptionStretch[] {
  const places = shots.map(({ size }) => placeIn(size, movesWithProduct));
  const begun = places.flatMap((place, index) =>
    index === 0 || place !== places[index - 1] ? [{ fromSec: index === 0 ? 0 : shots[index].fromSec, place }] : [],
  );
  if (begun.length === 0) return [ALL];
  return begun.map(({ fromSec, place }, index) => ({
    fromSec,
    untilSec: begun[index + 1]?.fromSec ?? Number.POSITIVE_INFINITY,
    isUsual: place === USUAL,
  }));
}

function placeIn(size: PlannedShot['size'], movesWithProduct: boolean): string {
  if (isSharedShot(size)) return sharingOf(size);
  return size === 'card' || (size === 'product' && movesWithProduct) ? size : USUAL;
}

export function wordsIn<Word extends { startSec: number }>(
  words: readonly Word[],
  { fromSec, untilSec }: Pick<CaptionStretch, 'fromSec' | 'untilSec'>,
): Word[] {
  return words.filter(
    ({ startSec }) => (fromSec === 0 || startSec >= fromSec - SAME_SEC) && startSec < untilSec - SAME_SEC,
  );
}

/** What is read in one place comes and goes with it. */
export function keptWithin<Group extends CaptionGroup>(
  group: Group,
  { fromSec, untilSec }: Pick<CaptionStretch, 'fromSec' | 'untilSec'>,
): Group {
  return { ...group, startSec: Math.max(group.startSec, fromSec), endSec: Math.min(group.endSec, untilSec) };
}

/** The one in which a caption begins. */
export function stretchAt(stretches: readonly CaptionStretch[], sec: number): CaptionStretch {
  return stretches.findLast(({ fromSec }) => fromSec <= sec) ?? ALL;
}
