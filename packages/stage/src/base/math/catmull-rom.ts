import type { Point } from './point.ts';

/** An open smooth line through the points, sampled `steps` times between neighbours. */
export function catmullRom(points: readonly Point[], steps = 8): Point[] {
  const last = points.length - 1;
  const at = (i: number): Point => points[Math.max(0, Math.min(last, i))];
  return [...sample(at, last, steps), points[last]];
}

function sample(at: (i: number) => Point, spans: number, steps: number): Point[] {
  const line: Point[] = [];
  for (let i = 0; i < spans; i++) {
    const corners = [at(i - 1), at(i), at(i + 1), at(i + 2)] as const;
    for (let k = 0; k < steps; k++) line.push(between(corners, k / steps));
  }
  return line;
}

function between([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  return [blend(a[0], b[0], c[0], d[0])(t), blend(a[1], b[1], c[1], d[1])(t)];
}

function blend(a: number, b: number, c: number, d: number): (t: number) => number {
  return (t) => 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}
