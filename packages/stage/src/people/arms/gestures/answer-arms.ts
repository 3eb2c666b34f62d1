import { clamp } from '#base/math/clamp.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { GestureMoment, Pose } from '#base/performer.ts';
import { raisedShare } from './gesture-keys.ts';

/** Radians and face units of a full answer: it is felt more than seen. */
const NOD = 0.022;
const TILT = 0.016;
const LEAN = 0.03;
/** Shares of a breath: an arm that comes up takes the shoulders along, and they fall with its stroke. */
const RISE = 0.55;
const DROP = 0.7;
/** Shoulders follow the head. */
const LAG_SEC = 0.06;

/** Head and shoulders answer the arms: a small nod on the stroke, and a lean towards the hand that speaks. */
export function answerArms(pose: Pose): Pose {
  let nod = 0;
  let lean = 0;
  let rise = 0;
  for (const moment of pose.gestures ?? []) {
    if (moment.name === 'hold') continue;
    const raised = raisedShare(moment.name, moment);
    nod += raised * strokeShare(moment);
    rise += raised * (RISE - DROP * strokeShare(moment, LAG_SEC));
    lean += moment.hand === 'left' ? raised : -raised;
  }
  return {
    ...pose,
    pitch: pose.pitch + NOD * Math.min(1, nod),
    roll: pose.roll + TILT * lean,
    shiftX: pose.shiftX + LEAN * lean,
    breath: pose.breath + clamp(rise, -1, 1),
    lean: (pose.lean ?? 0) + LEAN * lean,
  };
}

function strokeShare({ sinceSec }: GestureMoment, lagSec = 0): number {
  const since = sinceSec - lagSec;
  return smoothstep(-0.12, 0.04, since) * (1 - smoothstep(0.12, 0.45, since));
}
