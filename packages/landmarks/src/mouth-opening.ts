import type { Point } from './face-crop.ts';
import { innerLips, marks } from './face-marks.ts';

/** In the middle of the mouth, counted along the inner lips from a corner. */
const MIDDLE = [4, 5, 6];

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** How far the lips are apart, measured by the distance between the eyes: it is the same in pictures of any size. */
export function mouthOpening(points: readonly Point[]): number {
  const gaps = MIDDLE.map((k) => distance(points[innerLips[k]], points[innerLips[20 - k]]));
  const eyes = distance(points[marks.eyeLeftOuter], points[marks.eyeRightOuter]);
  return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length / eyes;
}
