import type { ActedHeadMove, ActedStance } from '@herald/media/scene/acting-plan';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';

export interface HeadTurn {
  yaw: number;
  pitch: number;
  roll: number;
}

const STANCE_SEC = 0.5;
const NOD_PITCH = 0.06;
const SHAKE_YAW = 0.075;
const SHAKE_SEC = 0.85;
const SHAKES = 2;
const TILT_ROLL = 0.06;
const TILT_HOLD_SEC = 0.9;

/** How the head is held, on its way from one stance to the next. A stance that is left early is left from where the head got to. */
export function stanceAt(stances: readonly ActedStance[], tSec: number): HeadTurn {
  let held: HeadTurn = { yaw: 0, pitch: 0, roll: 0 };
  for (const [index, stance] of stances.entries()) {
    if (stance.atSec > tSec) break;
    const untilSec = Math.min(tSec, stances[index + 1]?.atSec ?? tSec);
    const share = stance.atSec < 0 ? 1 : smoothstep(0, STANCE_SEC, untilSec - stance.atSec);
    held = {
      yaw: mix(held.yaw, stance.yaw, share),
      pitch: mix(held.pitch, stance.pitch, share),
      roll: mix(held.roll, stance.roll, share),
    };
  }
  return held;
}

/** What the short moves of the head add at a moment. */
export function headMovesAt(moves: readonly ActedHeadMove[], tSec: number): HeadTurn {
  const turn: HeadTurn = { yaw: 0, pitch: 0, roll: 0 };
  for (const { kind, atSec, strength } of moves) {
    const sinceSec = tSec - atSec;
    if (kind === 'nod') turn.pitch += strength * NOD_PITCH * nod(sinceSec);
    else if (kind === 'shake') turn.yaw += strength * SHAKE_YAW * shake(sinceSec);
    else turn.roll += strength * TILT_ROLL * tilt(sinceSec);
  }
  return turn;
}

function nod(sinceSec: number): number {
  return smoothstep(-0.22, 0.02, sinceSec) * (1 - smoothstep(0.1, 0.5, sinceSec));
}

/** From side to side, a little less each time. */
function shake(sinceSec: number): number {
  if (sinceSec < 0 || sinceSec > SHAKE_SEC) return 0;
  const share = sinceSec / SHAKE_SEC;
  return Math.sin(share * SHAKES * Math.PI * 2) * (1 - 0.5 * share) * smoothstep(0, 0.1, sinceSec);
}

function tilt(sinceSec: number): number {
  return smoothstep(-0.15, 0.25, sinceSec) * (1 - smoothstep(TILT_HOLD_SEC, TILT_HOLD_SEC + 0.5, sinceSec));
}
