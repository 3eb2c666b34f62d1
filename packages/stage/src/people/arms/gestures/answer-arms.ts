import { smoothstep } from '#base/math/smoothstep.ts';
import type { GestureMoment, Pose } from '#base/performer.ts';
import { raisedShare } from './gesture-keys.ts';

/** Radians and face units of a full answer: it is felt more than seen. */
const NOD = 0.022;
const TILT = 0.016;
const LEAN = 0.02;

/** Head and neck answer the arms: a small nod on the stroke, and a lean towards the hand that speaks. */
export function answerArms(pose: Pose): Pose {
  let nod = 0;
  let lean = 0;
  for (const moment of pose.gestures ?? []) {
    if (moment.name === 'hold') continue;
    const raised = raisedShare(moment.name, moment);
    nod += raised * strokeShare(moment);
    lean += moment.hand === 'left' ? raised : -raised;
  }
  return {
    ...pose,
    pitch: pose.pitch + NOD * Math.min(1, nod),
    roll: pose.roll + TILT * lean,
    shiftX: pose.shiftX + LEAN * lean,
    lean: (pose.lean ?? 0) + LEAN * lean,
  };
}

function strokeShare({ sinceSec }: GestureMoment): number {
  return smoothstep(-0.12, 0.04, sinceSec) * (1 - smoothstep(0.12, 0.45, sinceSec));
}
