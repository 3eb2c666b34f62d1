import { gaussian } from '#base/math/gaussian.ts';
import { isLower, lipRing, opposite } from './lip-contours.ts';
import type { MouthShape } from './mouth-shape.ts';

const fields = 6;
const light = 5;
/** Lips that are pressed together meet in a dark line: without it the shine of one ends at the other in steps. */
const PRESSED_LINE = 0.42;

/** Moving lips without moving light look pasted on: bulges catch light, folds and rolled edges fall into shade. */
export function mouthShading(vertices: Float32Array, shape: MouthShape): void {
  for (let j = 0; j < lipRing; j++) {
    const rings = isLower(j) ? lowerLight(shape, along(j)) : upperLight(shape, along(j));
    for (let ring = 0; ring < rings.length; ring++) vertices[(ring * lipRing + j) * fields + light] = rings[ring];
  }
}

const along = (j: number): number => (isLower(j) ? opposite(j) : j) / 15 - 1;

/** At the corners both lips have the same light: a step between them would go on into the skin as a line. */
const middleOf = (at: number, width: number): number => gaussian(at, width) * (1 - at ** 4);

/** Light per ring, inner edge first; the outermost ring stays unchanged. */
function lowerLight({ round, wide, pressed, tucked, open, smile }: MouthShape, at: number): number[] {
  const middle = middleOf(at, 0.45);
  const corner = gaussian(1 - Math.abs(at), 0.3);
  const fold = corner * (0.03 * round + 0.07 * Math.max(0, wide) + 0.06 * open + 0.04 * Math.max(0, smile));
  return [
    1 - PRESSED_LINE * pressed - 0.22 * tucked * middle - 0.1 * round - 0.12 * open,
    1 + 0.17 * round * middle - 0.05 * pressed,
    1 - 0.06 * round - fold * 0.4,
    1 - (0.16 * round + 0.13 * tucked + 0.1 * pressed) * middle - fold,
    1 - (0.07 * round + 0.05 * tucked) * middle + 0.05 * pressed * middle - fold,
    1 + 0.03 * pressed * middle - fold * 0.45,
    1,
  ];
}

function upperLight({ round, wide, pressed, open, smile }: MouthShape, at: number): number[] {
  const middle = middleOf(at, 0.5);
  const corner = gaussian(1 - Math.abs(at), 0.3);
  const fold = corner * (0.03 * round + 0.07 * Math.max(0, wide) + 0.06 * open + 0.05 * Math.max(0, smile));
  return [
    1 - PRESSED_LINE * pressed - 0.12 * round - 0.18 * open,
    1 + 0.06 * round * middle - 0.04 * pressed,
    1 - 0.05 * round * middle - fold * 0.4,
    1 - 0.04 * round * middle - fold,
    1 - 0.04 * round * middle - fold,
    1 - fold * 0.5,
    1,
  ];
}
