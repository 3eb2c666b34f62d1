import type { BodyPose } from '@herald/media/person/character-params';
import { catmullRom } from '#base/math/catmull-rom.ts';
import { clamp } from '#base/math/clamp.ts';
import { gaussian } from '#base/math/gaussian.ts';
import { mix } from '#base/math/mix.ts';
import type { Point } from '#base/math/point.ts';
import { smoothCurve } from '#base/math/smooth-curve.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { FaceShape } from '../face/face-shape.ts';
import { acrossBody } from '../params/head-on-body.ts';

/** Neck, shoulders, chest and arms in face units, seen from the front before the body turns. */
export interface TorsoShape {
  male: boolean;
  neck: number;
  /** half width over the upper arms */
  shoulder: number;
  halfWidthAt(y: number): number;
  depthAt(x: number, y: number): number;
  /** the right edge from height `fromY` down, moved outwards by `out` */
  edge(fromY: number, out?: number): Point[];
  turn: number;
  lean: number;
  /** how far the body is turned from a camera beside it, in radians */
  aside: number;
}

export const TORSO_TOP = 0.85;
export const TORSO_BOTTOM = 6.6;
/** Down to here the sides draw in; below they hang straight. */
const HIP = 6.4;
/** Where the arm parts from the chest, as a share of the shoulder. */
export const ARMPIT = 0.755;

/** Half the width over the upper arms of somebody of usual build. */
export function usualShoulder(male: boolean): number {
  return male ? 2.26 : 1.95;
}

export function torsoShape(face: FaceShape, seed: number, pose: BodyPose, aside = 0): TorsoShape {
  const { male } = face;
  const neck = acrossBody(face.neckHalfWidth);
  const grown = 1 - 0.24 * face.childness;
  const shoulder = usualShoulder(male) * (1 + 0.08 * face.knobs.build) * grown;
  const side = seed % 2 ? 1 : -1;
  const edgeLine = catmullRom(silhouette(male, neck, shoulder), 6);
  const rising = edgeLine.filter((point, i) => i === 0 || point[1] > edgeLine[i - 1][1] + 1e-4);
  const halfWidthAt = smoothCurve(rising.map(([x, y]): Point => [y, x]));
  return {
    male,
    neck,
    shoulder,
    halfWidthAt,
    depthAt: torsoDepth(male, halfWidthAt),
    edge: (fromY, out = 0) => {
      const below = edgeLine.filter(([, y]) => y > fromY + 1e-3);
      return [[halfWidthAt(fromY) + out, fromY], ...below.map(([x, y]): Point => [x + out, y])];
    },
    turn: (pose === 'turned' ? 0.3 : 0.07) * side,
    lean: (pose === 'turned' ? 0.05 : 0.028) * side,
    aside,
  };
}

function silhouette(male: boolean, neck: number, shoulder: number): Point[] {
  return [
    [neck - 0.16, 0.84],
    [neck - 0.045, 0.97],
    [neck, 1.07],
    [neck + 0.005, 1.24],
    [neck + 0.015, 1.4],
    [neck + (male ? 0.16 : 0.1), 1.56],
    [neck + (male ? 0.36 : 0.28), 1.655],
    [shoulder * 0.51, 1.785],
    [shoulder * 0.68, 1.94],
    [shoulder * 0.832, 2.115],
    [shoulder * 0.935, 2.34],
    [shoulder * 0.979, 2.56],
    [shoulder * 0.99, 2.8],
    [shoulder * 1, 3.3],
    [shoulder * (male ? 0.985 : 0.97), 4.2],
    [shoulder * (male ? 0.96 : 0.95), 5.2],
    [shoulder * (male ? 0.95 : 0.94), HIP],
    [shoulder * (male ? 0.95 : 0.94), TORSO_BOTTOM + 0.2],
  ];
}

function torsoDepth(male: boolean, halfWidthAt: (y: number) => number) {
  const chest = male
    ? (a: number, y: number) =>
        0.1 * gaussian(a - 0.78, 0.55) * gaussian(y - 3, 0.5) -
        0.03 * gaussian(a, 0.1) * smoothstep(2.6, 3, y) * (1 - smoothstep(3.6, 4, y))
    : (a: number, y: number) =>
        0.2 * gaussian(a - 0.68, 0.4) * gaussian(y - 3.4, 0.46) - 0.05 * gaussian(a, 0.14) * gaussian(y - 3.4, 0.4);
  return (x: number, y: number) => {
    const half = halfWidthAt(y);
    const a = Math.sqrt(x * x + 0.004);
    const t = Math.min(0.985, a / half);
    const round = mix(0.56, 1, smoothstep(1.4, 2.6, y)) * (1 - t ** 2) ** 0.56;
    return mix(round, higherOf(round, upperArm(t)), smoothstep(2, 2.7, y)) + chest(a, y);
  };
}

/** How far the round of the arm comes forward, at a share of the body's width. */
const upperArm = (t: number): number => 0.38 + 0.31 * Math.sqrt(Math.max(0.02, 1 - ((t - 0.835) / 0.17) ** 2));

/** The higher of two heights; where they meet is a soft groove. */
const higherOf = (a: number, b: number): number => (a + b + Math.hypot(a - b, 0.08)) / 2;

/** Where a point of the frontal torso lands when the body turns a little and drops one shoulder. */
export function turnTorso(torso: TorsoShape, [u, v]: Point): Point {
  const { turn, lean } = torso;
  if (torso.aside !== 0) return seenAside(torso, [u, v]);
  const perspective = turn * 0.21 * u * Math.abs(u) * smoothstep(1.4, 2.3, v);
  const shift = turn * 1.3 * smoothstep(1.45, 3.4, v);
  return [u + perspective + shift, v + lean * 1.2 * u * smoothstep(1.42, 2.1, v)];
}

const CHEST = 0.85;
const HEAD_AHEAD = 0.55;
const NEAR_SHOULDER = 0.045;

/** A body that is round as seen from above: its middle moves more than its sides, and the nearer shoulder is lower. */
function seenAside({ aside, halfWidthAt }: TorsoShape, [u, v]: Point): Point {
  const below = smoothstep(1.05, 2.1, v);
  const angle = aside * below;
  const t = clamp(u / halfWidthAt(v), -1.2, 1.2);
  const across = Math.sin(angle) * (CHEST * (1 - t * t) - HEAD_AHEAD);
  return [u * Math.cos(angle) + across, v - NEAR_SHOULDER * Math.sin(angle) * u];
}

export function unturnTorso(torso: TorsoShape, [x, y]: Point): Point {
  let u = x;
  let v = y;
  for (let pass = 0; pass < 3; pass++) {
    const [tx, ty] = turnTorso(torso, [u, v]);
    u -= tx - x;
    v -= ty - y;
  }
  return [clamp(u, -4, 4), v];
}
