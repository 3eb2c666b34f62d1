import type { Point } from './point.ts';

/** A smooth function through the given (input, output) points; constant outside them. */
export function smoothCurve(points: readonly Point[]): (input: number) => number {
  const first = points[0];
  const last = points[points.length - 1];
  return (input) => {
    if (input <= first[0]) return first[1];
    if (input >= last[0]) return last[1];
    let i = 0;
    while (input > points[i + 1][0]) i++;
    return hermite(points, i, input);
  };
}

function hermite(points: readonly Point[], i: number, input: number): number {
  const [x0, y0] = points[i];
  const [x1, y1] = points[i + 1];
  const before = points[i - 1];
  const after = points[i + 2];
  const width = x1 - x0;
  const straight = (y1 - y0) / width;
  const slope0 = before ? (y1 - before[1]) / (x1 - before[0]) : straight;
  const slope1 = after ? (after[1] - y0) / (after[0] - x0) : straight;
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
