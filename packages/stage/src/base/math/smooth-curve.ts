import type { Point } from './point.ts';

/** A smooth function through the given (input, output) points; constant outside them. */
export function smoothCurve(points: readonly Point[]): (input: number) => number {
  const first = points[0];
  const last = points[points.length - 1];
  const pieces = points.slice(1).map((_, i) => pieceBetween(points, i));
  // Who fills a field asks for one input beside the other.
  let at = 0;
  return (input) => {
    if (input <= first[0]) return first[1];
    if (input >= last[0]) return last[1];
    while (input > pieces[at].x1) at++;
    while (input <= pieces[at].x0) at--;
    return hermite(pieces[at], input);
  };
}

interface Piece {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  slope0: number;
  slope1: number;
}

function pieceBetween(points: readonly Point[], i: number): Piece {
  const [x0, y0] = points[i];
  const [x1, y1] = points[i + 1];
  const before = points[i - 1];
  const after = points[i + 2];
  const straight = (y1 - y0) / (x1 - x0);
  return {
    ...{ x0, x1, y0, y1 },
    slope0: before ? (y1 - before[1]) / (x1 - before[0]) : straight,
    slope1: after ? (after[1] - y0) / (after[0] - x0) : straight,
  };
}

function hermite({ x0, x1, y0, y1, slope0, slope1 }: Piece, input: number): number {
  const width = x1 - x0;
  const t = (input - x0) / width;
  const t2 = t * t;
  const t3 = t2 * t;
  return (
    (2 * t3 - 3 * t2 + 1) * y0 +
    (t3 - 2 * t2 + t) * width * slope0 +
    (3 * t2 - 2 * t3) * y1 +
    (t3 - t2) * width * slope1
  );
}
