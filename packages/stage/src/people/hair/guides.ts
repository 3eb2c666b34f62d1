import { mix } from '#base/math/mix.ts';
import { domeDepth } from './head-normal.ts';
import type { Knot } from './knot.ts';

/** A drawn guide: a point without z lies on the dome of the head. */
export type DrawnGuide = readonly (readonly [x: number, y: number, z?: number])[];

export const guide = (points: DrawnGuide): Knot[] => points.map(([x, y, z]) => [x, y, z ?? domeDepth(x, y)]);

export const mirrored = (points: DrawnGuide): DrawnGuide => points.map(([x, y, z]) => [-x, y, z]);

const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** A smooth line of `count` points through the knots. */
export function resample(points: readonly Knot[], count: number): Knot[] {
  const last = points.length - 1;
  const out: Knot[] = [];
  for (let k = 0; k < count; k++) {
    const at = (k / (count - 1)) * last;
    const i = Math.min(last - 1, Math.floor(at));
    const t = at - i;
    const a = points[Math.max(0, i - 1)];
    const b = points[i];
    const c = points[i + 1];
    const d = points[Math.min(last, i + 2)];
    out.push([spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t), spline(a[2], b[2], c[2], d[2], t)]);
  }
  return out;
}

/** The guide between neighbouring guides of equal length, share 0..1 from the first to the last. */
export function guideBetween(guides: readonly Knot[][], share: number): Knot[] {
  const last = guides.length - 1;
  const at = Math.max(0, Math.min(1, share)) * last;
  const i = Math.min(last - 1, Math.floor(at));
  const t = at - i;
  const a = guides[Math.max(0, i - 1)];
  const b = guides[i];
  const c = guides[i + 1];
  const d = guides[Math.min(last, i + 2)];
  return b.map((from, k) => {
    const to = c[k];
    if (last < 2) return [mix(from[0], to[0], t), mix(from[1], to[1], t), mix(from[2], to[2], t)];
    const before = a[k];
    const after = d[k];
    return [
      spline(before[0], from[0], to[0], after[0], t),
      spline(before[1], from[1], to[1], after[1], t),
      spline(before[2], from[2], to[2], after[2], t),
    ];
  });
}
