import type { ActedStance } from '@herald/media/scene/acting-plan';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { HeadMotion } from './spoken-beats.ts';

/** Less of a stance leaves room for the small moves on top of it, before a picture is bent as far as it bears. */
const KEPT = { yaw: 0.8, pitch: 0.7, roll: 0.65 };
/** No two parts of a move begin and end together; all set out quickly and arrive slowly. */
const WAYS = {
  pitch: { afterSec: 0, sec: 0.42 },
  yaw: { afterSec: 0.04, sec: 0.5 },
  roll: { afterSec: 0.1, sec: 0.6 },
  near: { afterSec: 0.06, sec: 0.8 },
} as const;
const EARLY = 0.72;
/** How much nearer or farther a stance is held, as a share of the size of a head. */
const NEAR = { least: -0.036, most: 0.036 };
/** Held so high or low, in radians, a head is as far or near as any. */
const HELD_PITCH = 0.05;

type Part = keyof typeof WAYS;
const PARTS = Object.keys(WAYS) as Part[];

/** How a head is held that is on its way from one stance to the next, each part of it in its own time. */
export function settledStance(stances: readonly ActedStance[], tSec: number): Omit<HeadMotion, 'shiftX' | 'shiftY'> {
  const held = { yaw: 0, pitch: 0, roll: 0, near: 0 };
  for (const [index, stance] of stances.entries()) {
    if (stance.atSec > tSec) break;
    const untilSec = Math.min(tSec, stances[index + 1]?.atSec ?? tSec);
    const target = {
      yaw: KEPT.yaw * stance.yaw,
      pitch: KEPT.pitch * stance.pitch,
      roll: KEPT.roll * stance.roll,
      near: stance.atSec < 0 ? 0 : nearOf(stance),
    };
    for (const part of PARTS) held[part] = mix(held[part], target[part], shareOf(part, stance, untilSec));
  }
  return held;
}

function shareOf(part: Part, { atSec }: ActedStance, untilSec: number): number {
  if (atSec < 0) return 1;
  const { afterSec, sec } = WAYS[part];
  return smoothstep(0, 1, clamp((untilSec - atSec - afterSec) / sec) ** EARLY);
}

/** The plan does not say how near a head is held: who draws back raises it, and who drops it comes nearer. */
function nearOf({ pitch }: ActedStance): number {
  return mix(NEAR.least, NEAR.most, smoothstep(-HELD_PITCH, HELD_PITCH, pitch));
}
