import type { ActedAccent, ShownProduct } from '@herald/media/scene/acting-plan';
import { clamp } from '#base/math/clamp.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { HeldSway } from '#base/performer.ts';
import { BREATH_RISE, MOST_BREATH, MOST_LEAN } from '../../body/body-reach.ts';

/** What moves a hand that holds something: the words, and the body it belongs to. */
export interface HeldCause {
  seed: number;
  accents: readonly ActedAccent[];
  shows: readonly ShownProduct[];
  /** as a pose has them */
  body: { breath: number; lean?: number };
}

/** On a stressed word: up before it, down on it, then back. Each stroke takes six frames or more. */
const STROKE = { upFromSec: -0.34, topSec: -0.06, bottomSec: 0.18, untilSec: 0.62 };
const STROKE_UP = 0.055;
const STROKE_DOWN = 0.085;
/** What is held leans back on the way up and forward on the stroke, radians. */
const STROKE_TILT = 0.045;
const STROKE_TURN = 0.1;
/** The hand follows the forearm. */
const HAND_LAG_SEC = 0.07;

/** At its name, something held is near after so long; then it is shaken a little, as if to say: this one. */
const SHAKE = { afterSec: 0.34, lengthSec: 0.84, times: 2, tilt: 0.045, up: 0.02 };

/** Nobody holds an arm still: slow movements, of which none comes back with another one. */
const DRIFT = { up: 0.03, across: 0.035, tilt: 0.028, turn: 0.1 };
/** Steps that nobody sees, about half a pixel: between two of them an arm is not laid out again, and a film takes less to encode. */
const STEP = { units: 0.004, radians: 0.004 };

/** Of the body's lean, how far a raised hand goes along; its breath carries the hand so far, face units. */
const CARRIED = { lean: 0.8, breath: 0.024 };

/** How a raised hand goes along with the body it belongs to. */
export function bodySway({ breath, lean = 0 }: HeldCause['body']): HeldSway {
  return { up: CARRIED.breath * seenBreath(breath), across: CARRIED.lean * lean, tilt: 0, turn: 0 };
}

/** How something in a hand moves while it is held up. */
export function heldSwayAt({ seed, accents, shows, body }: HeldCause, tSec: number): HeldSway {
  const wave = (periodSec: number, phase: number) => Math.sin((tSec / periodSec + seed * phase) * Math.PI * 2);
  const near = accents.filter(({ atSec }) => tSec > atSec - 1 && tSec < atSec + 1);
  const stroke = strokesAt(near, tSec);
  const late = strokesAt(near, tSec - HAND_LAG_SEC);
  const shake = shows.reduce((sum, { fromSec }) => sum + shakeAt(tSec - fromSec - SHAKE.afterSec), 0);
  const across = DRIFT.across * wave(5.3, 0.37) + (body.lean ?? 0);
  const up =
    (stroke > 0 ? STROKE_UP : STROKE_DOWN) * stroke +
    DRIFT.up * wave(3.9, 0.61) +
    BREATH_RISE * seenBreath(body.breath) +
    SHAKE.up * Math.abs(shake);
  return {
    up: inSteps(up, STEP.units),
    across: inSteps(clamp(across, -MOST_LEAN, MOST_LEAN), STEP.units),
    tilt: inSteps(STROKE_TILT * late + DRIFT.tilt * wave(4.7, 0.83) + SHAKE.tilt * shake, STEP.radians),
    turn: inSteps(STROKE_TURN * late + DRIFT.turn * wave(6.7, 0.29), 2 * STEP.radians),
  };
}

/** The body breathes no farther. */
const seenBreath = (breath: number): number => clamp(breath, -MOST_BREATH, MOST_BREATH);

function inSteps(value: number, step: number): number {
  return Math.round(value / step) * step;
}

/** 1 at the top, -1 at the bottom of a full stroke. */
function strokesAt(accents: readonly ActedAccent[], tSec: number): number {
  const sum = accents.reduce((height, { atSec, strength }) => height + strength * strokeAt(tSec - atSec), 0);
  return Math.max(-1, Math.min(1, sum));
}

/** Up before a stressed word and down on it: 1 and -1. */
export function strokeAt(sinceSec: number): number {
  const { upFromSec, topSec, bottomSec, untilSec } = STROKE;
  const up = smoothstep(upFromSec, topSec, sinceSec);
  const down = 2 * smoothstep(topSec, bottomSec, sinceSec);
  return up - down + smoothstep(bottomSec, untilSec, sinceSec);
}

function shakeAt(sinceSec: number): number {
  const share = sinceSec / SHAKE.lengthSec;
  if (share <= 0 || share >= 1) return 0;
  return Math.sin(share * SHAKE.times * Math.PI * 2) * (1 - share) * smoothstep(0, 0.15, share);
}
