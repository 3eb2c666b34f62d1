import { isPresenterSize, type PresenterSize, type ShotSize } from '@herald/media/scene/shot-plan';
import { chance } from '../chance.ts';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Camera } from '../direction.ts';
import { isUnhappy } from '../sense/read-sense.ts';
import type { CutMoment } from './cut-moments.ts';
import type { Rhythm } from './paces.ts';
import type { Beginning } from './phrase-begins.ts';

/** A word with which nothing begins is only cut at for what was asked for, and costs more than any with which something does. */
const CUT_COSTS: Readonly<Record<CutMoment['before'], number>> = { sentence: 0, clause: 0.12, word: 2.4 };
/**
 * A cut in the middle of a sentence is allowed, where the picture would stand too long without it. Before "and it lasts" it tears least,
 * and before "in the kitchen" less where that follows a thing.
 */
const BEGINNINGS: Readonly<Record<Beginning, number>> = {
  clause: 0.4,
  phrase: 0.5,
  addition: 0.7,
  predicate: 1.2,
  unlisted: 1.4,
  word: 1.8,
};
/** What a sentence asks for outweighs chance, and both are less than a shot that stands too long. */
const TASTE = 0.5;
const CHANCE = 0.3;
const TOO_LONG = 4;
const UNSEEN_GESTURE = 3;
/** Of one that nobody asked for by a mark, but the words do. */
const UNSEEN_SIGN = 0.5;
/** Of one that only goes with the words. */
const UNSEEN_STROKE = 0.15;
/** What a second of a near shot costs; where hands could speak, it costs what they are not seen to say. */
const NEAR_PER_SEC = 0.4;

/** A product is looked at for so long, where its sentence allows; what a second less costs: more than hands that are not seen meanwhile. */
const LOOK_SEC = 2.4;
const SHORT_LOOK_PER_SEC = 1.65;
/** A shorter look is none: it goes on with its neighbour, or is left out. */
const GLANCE = { sec: 1.45, cost: 3 };
/** Of going back to the size before the last one, where a third one is there and no hands need room. */
const TO_AND_FRO = 1;

interface Hands {
  /** hands go along with what is said */
  hasHands: boolean;
}

export const shortLookCost = (lengthSec: number): number =>
  SHORT_LOOK_PER_SEC * Math.max(0, LOOK_SEC - lengthSec) + (lengthSec < GLANCE.sec ? GLANCE.cost : 0);

export function cutCost({ before, begins }: CutMoment): number {
  return begins ? BEGINNINGS[begins] : CUT_COSTS[before];
}

export function toAndFroCost(size: ShotSize, { camera, hasHands }: Hands & { camera: Camera }): number {
  const hasThree = camera.sizes.filter(isPresenterSize).length > 2;
  return hasThree && !hasHands && isPresenterSize(size) ? TO_AND_FRO : 0;
}

/** A near face says one thing, then the hands speak again: it stands shorter than the pace, and the others longer. */
const LENGTHS: Readonly<Record<PresenterSize, number>> = { wide: 1.35, medium: 1.15, close: 0.6 };

export function lengthCost(
  lengthSec: number,
  { everySec, longestSec, shortestSec }: Rhythm,
  { size, hasHands }: Hands & { size: PresenterSize },
): number {
  const wantedSec = Math.max(shortestSec, Math.min(longestSec, everySec * LENGTHS[size]));
  const away = (lengthSec - wantedSec) / wantedSec;
  const over = Math.max(0, (lengthSec - longestSec) / everySec);
  const near = size === 'close' && !hasHands ? NEAR_PER_SEC * lengthSec : 0;
  return near + away * away + (over > 0 ? 1 + TOO_LONG * over : 0);
}

/** What a size costs for a clause: faces are near where something is felt, hands have room where they speak. */
export function sizeCost(
  size: PresenterSize,
  acted: ActedClause,
  { seed, hasHands }: Hands & { seed: number },
): number {
  const near = nearness(acted);
  const taste = { wide: 0.15 + TASTE * near, medium: 0.1, close: 0.25 - TASTE * near }[size];
  const unseen = unseenHands(size, acted, hasHands);
  return taste + unseen + CHANCE * chance(seed, `shot ${size} ${acted.key}`);
}

/** -1 the hands need room .. 1 the face says it all. */
function nearness({ clause, findings, tone }: ActedClause): number {
  const felt = isUnhappy(tone) ? 0.7 : 0;
  const turned = clause.ending === 'question' ? 0.3 : clause.ending === 'exclamation' ? 0.2 : 0;
  const calls = findings.some(({ rule }) => rule.name === 'call' || rule.name === 'feeling') ? 0.3 : 0;
  const lands = findings.some(({ rule }) => rule.name === 'punch') ? 0.25 : 0;
  const shown = findings.some(({ rule }) => rule.causes.gestures?.some((name) => LARGE.has(name)) === true) ? -0.6 : 0;
  return Math.max(-1, Math.min(1, felt + turned + calls + lands + shown));
}

const LARGE = new Set(['both-palms', 'count', 'wave', 'point-down']);

/** In a medium shot the smaller signs are seen. */
function unseenHands(size: PresenterSize, acted: ActedClause, hasHands: boolean): number {
  if (size !== 'wide' && asksForHands(acted)) return UNSEEN_GESTURE;
  if (size !== 'close') return 0;
  if (acted.findings.some(({ rule }) => rule.causes.isSigned)) return UNSEEN_SIGN;
  return hasHands && acted.findings.some(({ rule }) => rule.causes.gestures) ? UNSEEN_STROKE : 0;
}

function asksForHands({ clause }: ActedClause): boolean {
  return clause.marks.some(({ action }) => action.does === 'gesture' && action.gesture !== null);
}
