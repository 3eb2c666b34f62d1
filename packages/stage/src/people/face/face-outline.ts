import { catmullRom } from '#base/math/catmull-rom.ts';
import type { Point } from '#base/math/point.ts';
import { smoothCurve } from '#base/math/smooth-curve.ts';
import type { FaceShape } from './face-shape.ts';

const FIRST_JAW_POINT = 6;
const LAST_JAW_POINT = 10;

/** The right half of the head's outline, from the crown down to the chin. */
export function faceOutline(face: FaceShape): Point[] {
  const { halfWidth: w, chinY: chin, knobs: k, male, oldness, childness } = face;
  const stretch = chin / 1.3;
  const square = male ? 0.014 : 0;
  const full = k.cheekFullness + 0.25 * oldness;
  const corners: [number, number][] = [
    [0, -1.36],
    [0.34, -1.31],
    [(0.66 * w) / 0.92, -1.13],
    [(0.87 * w) / 0.92, -0.82],
    [w, -0.42],
    [w * (0.985 + 0.008 * k.cheekbone), -0.05],
    [w * (0.945 + 0.03 * k.cheekbone + 0.016 * full), 0.28 * stretch],
    [w * (0.862 + 0.066 * k.jawWidth + 0.045 * full + 0.016 * k.cheekbone + square), 0.6 * stretch],
    [w * (0.708 + 0.11 * k.jawWidth + 0.08 * k.jawAngle + 0.058 * full + square - 0.034 * k.jawTaper), 0.875 * stretch],
    [
      w *
        (0.478 +
          0.075 * k.jawWidth +
          0.1 * k.chinWidth +
          0.06 * k.jawAngle +
          0.045 * full +
          square -
          0.07 * k.jawTaper),
      1.105 * stretch,
    ],
    [w * (0.262 + 0.075 * k.chinWidth + 0.5 * square + 0.05 * childness - 0.035 * k.jawTaper), chin - 0.048],
    [w * (0.112 + 0.038 * k.chinWidth), chin - 0.006],
    [0, chin],
  ];
  keepJawConvex(corners);
  return catmullRom(corners, 10);
}

function keepJawConvex(corners: [number, number][]): void {
  for (let pass = 0; pass < 2; pass++) {
    for (let i = FIRST_JAW_POINT; i <= LAST_JAW_POINT; i++) {
      const above = corners[i - 1];
      const here = corners[i];
      const below = corners[i + 1];
      const share = (here[1] - above[1]) / (below[1] - above[1]);
      const straight = above[0] + (below[0] - above[0]) * share;
      here[0] = Math.max(here[0], straight + 0.01 + 0.006 * (i - FIRST_JAW_POINT));
    }
  }
}

/** Half width of the outline as a function of height. */
export function outlineHalfWidth(outline: readonly Point[]): (y: number) => number {
  const rising = outline.filter((point, i) => i === 0 || point[1] > outline[i - 1][1] + 1e-4);
  return smoothCurve(rising.map(([x, y]): Point => [y, x]));
}
