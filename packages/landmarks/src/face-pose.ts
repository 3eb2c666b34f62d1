import type { Point } from './face-crop.ts';
import { marks } from './face-marks.ts';

/** Where the head looks, in radians: yaw to the viewer's right, pitch down and roll clockwise are positive. */
export interface HeadPose {
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
}

/** The net overstates depth: counted in full, faces look turned half as much again as they are. */
const depthShare = 1 / 1.5;

type Vector = [number, number, number];

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function direction(from: Point, to: Point): Vector {
  const vector: Vector = [to[0] - from[0], to[1] - from[1], (to[2] - from[2]) * depthShare];
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

/** The pose that the outline of the face implies: forehead to chin is one axis, cheek to cheek the other. */
export function headPose(points: readonly Point[]): HeadPose {
  const down = direction(points[marks.foreheadTop], points[marks.chin]);
  const across = direction(points[marks.cheekLeft], points[marks.cheekRight]);
  const out = cross(across, down);
  const right = cross(down, out);
  return {
    yaw: Math.atan2(out[0], right[0]),
    pitch: Math.atan2(down[2], down[1]),
    roll: -Math.atan2(down[0], Math.hypot(right[0], out[0])),
  };
}
