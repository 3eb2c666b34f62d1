import { mix } from '#base/math/mix.ts';
import { type LipContours, rightCorner } from './lip-contours.ts';
import { luminance } from './photo-colors.ts';
import type { LookAt } from './refine-inner-lips.ts';

/** A valley this much darker than the skin above and below it still belongs to the mouth line. */
const valley = 0.86;
/** How far the corners may be moved out, in mouth widths. */
const farthest = 0.1;

/** The net ends the mouth too early; the corners follow the dark mouth line outwards as far as it can be seen. */
export function extendLipCorners(contours: LipContours, look: LookAt, mouthWidth: number): void {
  const middle = (contours.outer[0][0] + contours.outer[rightCorner][0]) / 2;
  for (const corner of [0, rightCorner]) {
    const side = corner === 0 ? -1 : 1;
    const start = contours.outer[corner];
    const end = followMouthLine(start, side, look, mouthWidth);
    const stretch = Math.max(end.length + 0.015 * mouthWidth, 0.02 * mouthWidth);
    const drop = end.y - start[1];
    for (const ring of [contours.inner, contours.outer]) {
      for (const point of ring) {
        const along = ((point[0] - middle) / (mouthWidth / 2)) * side;
        if (along <= 0) continue;
        const share = Math.min(1, along) ** 5;
        point[0] += side * stretch * share;
        point[1] += drop * share;
      }
    }
  }
}

function followMouthLine(
  start: readonly [number, number],
  side: number,
  look: LookAt,
  mouthWidth: number,
): { length: number; y: number } {
  const light = (x: number, y: number): number => luminance(look(x, y));
  let length = 0;
  let y = start[1];
  for (let step = 1; step <= farthest * mouthWidth; step++) {
    const x = start[0] + side * step;
    const darkest = darkestNear((dy) => light(x, y + dy), step === 1 ? Math.max(5, (0.055 * mouthWidth) | 0) : 2);
    const lineY = y + darkest.at;
    const beside = (light(x, lineY - 0.055 * mouthWidth) + light(x, lineY + 0.055 * mouthWidth)) / 2;
    if (darkest.value > valley * beside) break;
    length = step;
    y = step === 1 ? lineY : mix(y, lineY, 0.6);
  }
  return { length, y };
}

function darkestNear(light: (dy: number) => number, reach: number): { at: number; value: number } {
  let best = { at: 0, value: Number.POSITIVE_INFINITY };
  for (let dy = -reach; dy <= reach; dy++) {
    const value = light(dy) * (1 + (0.03 * Math.abs(dy)) / reach);
    if (value < best.value) best = { at: dy, value };
  }
  return best;
}
