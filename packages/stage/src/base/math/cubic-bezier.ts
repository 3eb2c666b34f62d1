import type { Point } from './point.ts';

export function cubicBezier([a, b, c, d]: readonly [Point, Point, Point, Point], steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, k): Point => {
    const t = k / steps;
    const u = 1 - t;
    const wa = u * u * u;
    const wb = 3 * u * u * t;
    const wc = 3 * u * t * t;
    const wd = t * t * t;
    return [wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]];
  });
}
