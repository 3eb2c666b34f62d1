import type { ActingPlan } from '@herald/media/scene/acting-plan';
import { smoothstep } from '#base/math/smoothstep.ts';
import { FACE, type Spot } from './mouth-space.ts';
import type { TakeCost, TakeOrder } from './take-order.ts';

/** Upper and lower lid, one above the other, of both eyes in the face mesh. */
export const LIDS = [
  [159, 145],
  [158, 153],
  [160, 144],
  [386, 374],
  [385, 380],
  [387, 373],
] as const;

/** How far the eyes of each picture are open, as a share of what is usual for the person: 1 is usual, 0 shut. */
export function eyesOpenIn(faces: readonly (readonly Spot[] | undefined)[]): number[] {
  const gaps = faces.map((points) => (points ? gapOf(points) : undefined));
  const known = gaps.filter((gap) => gap !== undefined).sort((a, b) => a - b);
  const usual = known[known.length >> 1] || 1;
  return gaps.map((gap) => (gap === undefined ? 1 : Math.round((100 * gap) / usual) / 100));
}

function gapOf(points: readonly Spot[]): number {
  const away = (a: number, b: number) => Math.hypot(points[a][0] - points[b][0], points[a][1] - points[b][1]);
  const unit = away(FACE.eyeLeft, FACE.eyeRight) || 1;
  return LIDS.reduce((sum, [upper, lower]) => sum + away(upper, lower), 0) / LIDS.length / unit;
}

/** Half shut eyes are on their way into a blink or out of it, and look tired where they are met; wide ones are surprised at something else. */
const SHUT = 0.6;
const TIRED = 0.88;
const WIDE = 1.18;

/** Eyes that look past the camera. */
const AWAY = 0.75;

/** Eyes that are shut for longer rest, which nobody does while they speak, and what each such rest costs. */
const RESTING_SEC = 0.3;
const RESTING_COST = 5;

type SeenEyes = Pick<TakeOrder, 'eyes' | 'gazes'>;

/** 1 where the eyes are shut, less where they are wide or look elsewhere, 0 where they look as usual. */
function oddAt({ eyes, gazes }: SeenEyes, clipFrame: number): number {
  const open = eyes[clipFrame] ?? 1;
  const isElsewhere = open > WIDE || (gazes[clipFrame] ?? 0) > AWAY;
  return Math.max(1 - smoothstep(SHUT, TIRED, open), isElsewhere ? 0.5 : 0);
}

export const areEyesShut = (eyes: readonly number[], clipFrame: number): boolean => (eyes[clipFrame] ?? 1) < SHUT;

/** A viewer meets the eyes right after a cut, around a stressed word and at the end. */
const AFTER_CUT_SEC = 0.4;
const AROUND_STRESS_SEC = 0.2;
const BEFORE_END_SEC = 0.6;
/** The first pictures decide whether somebody stays. */
const OPENING_SEC = 1.2;
const STRESSED = 0.7;
/** What eyes that are shut in all these moments cost, what those cost that are shut while the film opens, and those that are at any other time. */
const MET_COST = 3;
const OPENING_COST = 8;
const ELSE_COST = 0.5;
/** What each blink at a price or while a film asks for something costs. */
const MEETING_COST = 4;
/** A take that comes in on lowered lids looks like a mistake, and a film that does is a bad picture of itself. */
const LOWERED = 0.92;
const ENTERING_SEC = 0.14;
const ENTERING_COST = 1.5;
const FIRST_COST = 4;
/** One that is left in a blink looks cut by accident. */
const LEAVING_SEC = 0.1;
const LEAVING_COST = 0.8;

export function eyeCostOf(order: TakeOrder): TakeCost {
  const { eyes, fps, frames, clipFps } = order;
  if (eyes.length === 0) return () => 0;
  const rate = clipFps / fps;
  const entering = Math.round(ENTERING_SEC * clipFps);
  const leaving = Math.round(LEAVING_SEC * clipFps);
  const isMetAt = metFrames(order);
  const meets = meetingsIn(order);
  const rests = restsIn(order);
  const opening = Math.min(frames, Math.round(OPENING_SEC * fps));
  return (clipFrame, at, length) => {
    let [met, oddMet, oddElse, oddFirst] = [0, 0, 0, 0];
    for (let k = 0; k < length; k++) {
      const odd = oddAt(order, Math.round(clipFrame + k * rate));
      if (at + k < opening) oddFirst += odd;
      if (k < AFTER_CUT_SEC * fps || isMetAt[at + k]) {
        met += 1;
        oddMet += odd;
      } else oddElse += odd;
    }
    const end = Math.round(clipFrame + length * rate);
    const leaves = leastOpen(eyes, end - leaving, end) < SHUT ? LEAVING_COST : 0;
    const entersLow = leastOpen(eyes, clipFrame, clipFrame + entering) < LOWERED;
    const enters = entersLow ? (at === 0 ? FIRST_COST : ENTERING_COST) : 0;
    const opens = (OPENING_COST * oddFirst) / Math.max(1, opening);
    const inMeetings = meets(clipFrame, at, length) + rests(clipFrame, at, length);
    const inTake = enters + leaves + opens + inMeetings;
    return inTake + (MET_COST * oddMet) / Math.max(1, met) + (ELSE_COST * oddElse) / Math.max(1, length);
  };
}

function leastOpen(eyes: readonly number[], from: number, to: number): number {
  let least = 1;
  for (let k = from; k < to; k++) least = Math.min(least, eyes[k] ?? 1);
  return least;
}

/** Thousands of places are tried for every cut, so these are found once. */
function metFrames({ acting, fps, frames, seenUntilSec }: TakeOrder): Uint8Array {
  const met = new Uint8Array(frames);
  const end = Math.min(frames, Math.round(seenUntilSec * fps));
  met.fill(1, Math.max(0, Math.ceil(end - BEFORE_END_SEC * fps)), end);
  for (const sec of stressesOf(acting)) {
    const [from, to] = [sec - AROUND_STRESS_SEC, sec + AROUND_STRESS_SEC].map((at) =>
      Math.max(0, Math.round(at * fps)),
    );
    met.fill(1, from, to);
  }
  return met;
}

/** What shut or wandering eyes cost while a viewer looks into them: each time, however short. */
function meetingsIn(order: TakeOrder): TakeCost {
  const { met, fps, clipFps, frames } = order;
  const rate = clipFps / fps;
  const weights = new Float32Array(frames);
  for (const { fromSec, untilSec, weight = 1 } of met) {
    const from = Math.max(0, Math.floor(fromSec * fps));
    for (let at = from; at < Math.min(frames, Math.ceil(untilSec * fps)); at++)
      weights[at] = Math.max(weights[at] ?? 0, weight);
  }
  return (clipFrame, at, length) => {
    let [cost, worst] = [0, 0];
    for (let k = 0; k < length; k++) {
      const weight = weights[at + k] ?? 0;
      const odd = weight > 0 ? weight * oddAt(order, Math.round(clipFrame + k * rate)) : 0;
      // Of one blink over a stress and a price, the price counts.
      if (odd > worst) cost += MEETING_COST * (odd - worst);
      worst = odd > 0 ? Math.max(worst, odd) : 0;
    }
    return cost;
  };
}

/** What eyes cost that are shut for long while something is said. */
function restsIn({ said, eyes, fps, clipFps, frames }: TakeOrder): TakeCost {
  const rate = clipFps / fps;
  const isSaid = new Uint8Array(frames);
  for (const { fromSec, untilSec } of said)
    isSaid.fill(1, Math.max(0, Math.floor(fromSec * fps)), Math.max(0, Math.ceil(untilSec * fps)));
  const most = Math.round(RESTING_SEC * fps);
  return (clipFrame, at, length) => {
    let [cost, shut] = [0, 0];
    for (let k = 0; k < length; k++) {
      shut = isSaid[at + k] && areEyesShut(eyes, Math.round(clipFrame + k * rate)) ? shut + 1 : 0;
      if (shut === most + 1) cost += RESTING_COST;
    }
    return cost;
  };
}

function stressesOf(acting: ActingPlan | null): number[] {
  if (!acting) return [];
  const shown = acting.shows.map(({ fromSec }) => fromSec);
  return [...shown, ...acting.accents.flatMap(({ atSec, strength }) => (strength >= STRESSED ? [atSec] : []))];
}
