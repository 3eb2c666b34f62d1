import type { Affine } from './affine.ts';
import { unitOf } from './affine.ts';
import { THUMB_BYTES } from './clip-track.ts';
import { areEyesShut } from './eyes-seen.ts';
import type { ShownPictures } from './shown-pictures.ts';
import type { Run, TakeCost, TakeOrder } from './take-order.ts';

/** Over so many pictures one take becomes the next: shorter is seen as a jerk, longer as a drift. */
export const JOIN_FRAMES = 14;
/** A take that was seen for less than this has not arrived yet. */
export const SHORTEST_TAKE_SEC = 2;
/** What a second costs that a take could have lasted longer: every join is one too many. */
const EARLY_COST = 0.15;
/** The take after a join has to be worth it. */
const AFTER_JOIN_SEC = 2;
/** Lids that open or shut within a join are seen. */
const OTHER_EYES_COST = 1;
/** While somebody speaks on, a join is looked at more than in a rest of the voice. */
const IN_PHRASE_COST = 0.3;
const STEP = 2;

/** Grey levels, mouth widths and mouth widths a picture that are too much to be moved away. */
const MOST = { grey: 9, shift: 0.6, shape: 0.14, speed: 0.05 } as const;

/** How unlike two pictures are, by what is seen, by where the head is and by how it moves. */
export function unlikeIn(clip: { thumbs: Uint8Array; places: readonly Affine[] }): (a: number, b: number) => number {
  const { thumbs, places } = clip;
  return (a, b) => {
    const [placeA, placeB] = [places[a], places[b]];
    if (!placeA || !placeB) return Number.POSITIVE_INFINITY;
    const unit = unitOf(placeA) || 1;
    const shift = Math.hypot(placeA[2] - placeB[2], placeA[5] - placeB[5]) / unit / MOST.shift;
    const shape = Math.hypot(placeA[0] - placeB[0], placeA[3] - placeB[3]) / unit / MOST.shape;
    const [speedA, speedB] = [speedAt(places, a), speedAt(places, b)];
    const speed = Math.hypot(speedA.x - speedB.x, speedA.y - speedB.y) / unit / MOST.speed;
    const moved = shift + shape + speed;
    return moved > 1 ? moved : moved + greyDifference(thumbs, a, b) / MOST.grey;
  };
}

const SPEED_REACH = 3;

function speedAt(places: readonly Affine[], i: number): { x: number; y: number } {
  const [from, to] = [Math.max(0, i - SPEED_REACH), Math.min(places.length - 1, i + SPEED_REACH)];
  const frames = Math.max(1, to - from);
  return { x: (places[to][2] - places[from][2]) / frames, y: (places[to][5] - places[from][5]) / frames };
}

/** Every second point tells enough, and thousands of pairs are compared. */
function greyDifference(thumbs: Uint8Array, a: number, b: number): number {
  let sum = 0;
  for (let k = 0; k < THUMB_BYTES; k += 2) sum += Math.abs(thumbs[a * THUMB_BYTES + k] - thumbs[b * THUMB_BYTES + k]);
  return (sum * 2) / THUMB_BYTES;
}

export interface Join {
  /** where the take ends in the clip */
  leave: number;
  /** where the next one begins */
  enter: number;
}

interface Search {
  order: TakeOrder;
  runs: readonly Run[];
  shown: ShownPictures;
  takeCost: TakeCost;
  /** the take that has to end: in the clip, and where it begins in the film */
  take: Run & { atFrame: number };
  /** how many pictures of the film are left before its cut */
  left: number;
}

/** Where a take can become another without a cut; undefined where nothing is alike. Works on clips at the rate of their film. */
export function findJoin({ order, runs, shown, takeCost, take, left }: Search): Join | undefined {
  const { unlike, clipFps, fps, eyes } = order;
  const half = JOIN_FRAMES / 2;
  const shortest = Math.round(SHORTEST_TAKE_SEC * clipFps);
  const latest = Math.min(take.to - half, take.from + left - shortest);
  if (!unlike || clipFps !== fps) return undefined;
  const restsAt = restFrames(order);
  let best: (Join & { cost: number }) | undefined;
  for (const run of runs) {
    for (let enter = run.from + half; enter < run.to - AFTER_JOIN_SEC * clipFps; enter += STEP) {
      const coming = [0, 1, 2, 3].map((k) => enter + k * shortest);
      // The take itself is not among what was shown yet.
      const isAgain = coming.some((frame) => frame > take.from && frame < take.to);
      const repeats = coming.map((frame) => shown.repeat(frame, take.atFrame + latest - take.from));
      const repeat = Math.max(...repeats, isAgain ? 3 : 0) + (shown.hasBegunAt(enter) ? 0.5 : 0);
      if (best && repeat / 2 >= best.cost) continue;
      const entersShut = areEyesShut(eyes, enter);
      for (let leave = take.from + shortest; leave <= latest; leave += STEP) {
        // Back to where one just was, or a step ahead, is no other moment.
        if (Math.abs(enter - leave) < shortest || (enter > take.from - shortest && enter < take.to)) continue;
        const unlikeness = unlike(leave, enter);
        const opens = entersShut === areEyesShut(eyes, leave) ? 0 : OTHER_EYES_COST;
        const speaks = restsAt.has(take.atFrame + leave - take.from) ? 0 : IN_PHRASE_COST;
        const cost = unlikeness + opens + speaks + repeat / 2 + ((latest - leave) / clipFps) * EARLY_COST;
        if (unlikeness > 1 || (best && cost >= best.cost)) continue;
        const seen = cost + takeCost(enter, take.atFrame + leave - take.from, shortest);
        if (!best || seen < best.cost) best = { leave, enter, cost: seen };
      }
    }
  }
  return best;
}

/** The pictures of a film in whose middle a join would lie in a rest of the voice. */
function restFrames({ phraseSecs, fps }: TakeOrder): Set<number> {
  const half = JOIN_FRAMES / 2;
  return new Set(
    phraseSecs.flatMap((sec) => Array.from({ length: JOIN_FRAMES }, (_, k) => Math.round(sec * fps) - half + k)),
  );
}
