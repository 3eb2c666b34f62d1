import { dot, type Vector } from '#base/math/vector.ts';
import type { ArmPose } from '../model/arm-pose.ts';
import type { HandShape } from '../model/hand-shapes.ts';

/** How unlike two poses look, in degrees; beyond `atMost` only that it is more. */
export type Unlikeness = (a: ArmPose, b: ArmPose, atMost?: number) => number;

const DEGREES = 180 / Math.PI;
/** Below this length in the picture's plane a direction has no turn to speak of. */
const FLAT = 0.35;
/** A turn in the picture counts less than a tilt: bending follows it exactly, and only its light stays behind. */
const TURN_WEIGHT = 0.7;

/** How unlike two forearms with their hands look, in degrees of the part that differs most. */
export function foreUnlikeness(a: ArmPose, b: ArmPose): number {
  return Math.max(
    apart(a.fore, b.fore),
    apart(a.fingerward, b.fingerward),
    palmsApart(a, b),
    0.8 * fingersApart(a.shape, b.shape),
    0.5 * apart(a.upper, b.upper),
  );
}

export function upperUnlikeness(a: ArmPose, b: ArmPose): number {
  return apart(a.upper, b.upper);
}

function angle(cosine: number): number {
  return Math.acos(Math.max(-1, Math.min(1, cosine))) * DEGREES;
}

function apart(a: Vector, b: Vector): number {
  const flatA = Math.hypot(a[0], a[1]);
  const flatB = Math.hypot(b[0], b[1]);
  const whole = angle(dot(a, b));
  const least = Math.min(flatA, flatB);
  if (least < FLAT) return whole;
  const turn = angle((a[0] * b[0] + a[1] * b[1]) / (flatA * flatB)) * least;
  const tilt = Math.abs(Math.asin(clampSine(a[2])) - Math.asin(clampSine(b[2]))) * DEGREES;
  return Math.min(whole, Math.hypot(tilt, turn * TURN_WEIGHT));
}

function clampSine(value: number): number {
  return Math.max(-1, Math.min(1, value));
}

/** How the hands roll: compared after both are turned upright in the picture. */
function palmsApart(a: ArmPose, b: ArmPose): number {
  const mayTurn = [a, b].every(({ fingerward: [x, y] }) => Math.hypot(x, y) > FLAT);
  return angle(mayTurn ? dot(upright(a), upright(b)) : dot(a.palmward, b.palmward));
}

function upright({ fingerward: [fx, fy], palmward: [px, py, pz] }: ArmPose): Vector {
  const length = Math.hypot(fx, fy);
  const cos = fy / length;
  const sin = fx / length;
  return [px * cos - py * sin, px * sin + py * cos, pz];
}

function fingersApart(a: HandShape, b: HandShape): number {
  const bends = a.fingers.map((finger, i) => {
    const other = b.fingers[i];
    return Math.max(
      Math.abs(finger.mcp - other.mcp),
      Math.abs(finger.pip - other.pip) * 0.7,
      Math.abs(finger.spread - other.spread) * 2,
    );
  });
  const thumb = Math.hypot(...a.thumb.middle.map((value, i) => value - b.thumb.middle[i]));
  return Math.max(...bends, 60 * thumb);
}
