import { clamp } from '#base/math/clamp.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { SpokenSpan } from './acting-input.ts';
import type { HeadTurn } from './head-at.ts';

/** How a head goes along with one word: radians, and shares of its size and of a face unit. */
export interface Beat extends HeadMotion {
  readonly atSec: number;
}

/** What the head of somebody who talks does besides turning. */
export interface HeadMotion extends HeadTurn {
  shiftX: number;
  shiftY: number;
  /** by how much larger it is because it comes nearer, as a share */
  near: number;
}

const NONE: HeadMotion = { yaw: 0, pitch: 0, roll: 0, shiftX: 0, shiftY: 0, near: 0 };
/** Words that follow each other within this time share a beat. */
const LEAST_GAP_SEC = 0.19;
/** A word of this length has a whole beat. */
const WHOLE_WORD_SEC = 0.36;
/** Real heads set out quickly and come back slowly. */
const SET_OUT = { from: -0.1, to: 0.1 };
const COME_BACK = { from: 0.08, to: 0.62 };
/** The largest beat: who talks to a camera goes up and down and to the viewer, far more than aside. */
const LARGEST: HeadMotion = { yaw: 0.022, pitch: 0.014, roll: 0.014, shiftX: 0.008, shiftY: 0.022, near: 0.016 };
/** Of all beats, how many go down and to the viewer; sides are even. */
const DOWNWARDS = 0.7;

/** Heads of people who talk are never still between two nods: each word moves them a little, to any side. */
export function planBeats(words: readonly SpokenSpan[], seed: number): readonly Beat[] {
  const random = seededRandom(seed * 29 + 5);
  const beats: Beat[] = [];
  for (const { startSec, endSec } of words) {
    const draws = Array.from({ length: 7 }, random);
    if (startSec - (beats.at(-1)?.atSec ?? Number.NEGATIVE_INFINITY) < LEAST_GAP_SEC) continue;
    beats.push({ atSec: startSec, ...beatOf(clamp((endSec - startSec) / WHOLE_WORD_SEC, 0.3, 1), draws) });
  }
  return beats;
}

function beatOf(weight: number, draws: number[]): HeadMotion {
  const [size = 0, yaw = 0, down = 0, roll = 0, aside = 0, near = 0, sink = 0] = draws;
  const strength = weight * (0.35 + 0.65 * size);
  const either = (draw: number) => strength * (2 * draw - 1);
  return {
    yaw: LARGEST.yaw * either(yaw),
    pitch: LARGEST.pitch * strength * (down < DOWNWARDS ? 1 : -0.6),
    roll: LARGEST.roll * either(roll),
    shiftX: LARGEST.shiftX * either(aside),
    shiftY: LARGEST.shiftY * strength * (sink < DOWNWARDS ? 1 : -0.8),
    near: LARGEST.near * strength * (near < DOWNWARDS ? 1 : -0.5),
  };
}

/** The sum of all beats that a moment has a part of. */
export function beatsAt(beats: readonly Beat[], tSec: number): HeadMotion {
  const sum = { ...NONE };
  for (let index = beats.findLastIndex(({ atSec }) => atSec + SET_OUT.from <= tSec); index >= 0; index--) {
    const beat = beats[index];
    const sinceSec = tSec - (beat?.atSec ?? 0);
    if (!beat || sinceSec > COME_BACK.to) break;
    const share =
      smoothstep(SET_OUT.from, SET_OUT.to, sinceSec) * (1 - smoothstep(COME_BACK.from, COME_BACK.to, sinceSec));
    for (const part of PARTS) sum[part] += share * beat[part];
  }
  return sum;
}

const PARTS = Object.keys(NONE) as (keyof HeadMotion)[];
