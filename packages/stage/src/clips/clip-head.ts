import type { ClipHead } from '@herald/media/clips';
import type { Affine } from './affine.ts';
import type { ClipTrack } from './clip-track.ts';
import { FACE } from './mouth-space.ts';

const CHEEKS = [234, 454] as const;
const BROWS = [105, 334] as const;
const CORNERS = [61, 291] as const;
const LOWER_LIP = 17;
const FOREHEAD = 10;
const CHIN = 152;
/** How far turning and speaking move the features, and the jaw, in units of half a face. */
const TURNS = 0.05;
const JAW = 0.22;
/** Hair stands above the forehead; beside the cheeks, a picture may lie on it. No points tell how far it reaches. */
const HAIR = { above: 0.6, beside: 0.1 } as const;
/** The share of pictures whose head is farther off than is left room for. */
const RARE = 0.05;
/** Takes are cropped around the head they show: who moves through the frame needs no room for all of it. */
const MOST_SWAY = 0.12;

type Seen = Pick<ClipTrack, 'width' | 'height' | 'mean'> & { places: readonly Affine[] };

/** Where the head is in these pictures, and how far it reaches while it speaks and moves. */
export function headIn({ width, height, mean, places }: Seen): ClipHead {
  const pointAt = (k: number): readonly [number, number] => mean[k] ?? [0, 0];
  const [left, right] = [pointAt(FACE.eyeLeft), pointAt(FACE.eyeRight)];
  const [u, v] = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const half = Math.abs(pointAt(CHEEKS[1])[0] - pointAt(CHEEKS[0])[0]) / 2 || 1;
  const xs = places.map(([a, b, c]) => a * u + b * v + c);
  const ys = places.map(([, , , d, e, f]) => d * u + e * v + f);
  const [x, y] = [meanOf(xs), meanOf(ys)];
  const halfPx = Math.max(1, half * meanOf(places.map(([a, , , d]) => Math.hypot(a, d))));
  const sway = (values: readonly number[], usual: number, share: number) =>
    Math.min(MOST_SWAY, Math.abs(quantileOf(values, share) - usual) / halfPx);
  const across = (k: number) => (pointAt(k)[0] - u) / half;
  const down = (k: number) => (pointAt(k)[1] - v) / half;
  const wide = [...BROWS, ...CORNERS].map(across);
  const lower = sway(ys, y, 1 - RARE);
  const reach = {
    left: TURNS - Math.min(...wide) + sway(xs, x, RARE),
    right: TURNS + Math.max(...wide) + sway(xs, x, 1 - RARE),
    up: TURNS - Math.min(...BROWS.map(down)) + sway(ys, y, RARE),
    down: TURNS / 2 + JAW + Math.max(down(LOWER_LIP), ...CORNERS.map(down)) + lower,
    aside: HAIR.beside + Math.max(across(CHEEKS[1]), -across(CHEEKS[0])),
    crown: HAIR.above - down(FOREHEAD),
    chin: JAW * 0.6 + down(CHIN) + lower,
  };
  return { width, height, ...rounded({ x, y, halfPx, ...reach }) };
}

function rounded<T extends Record<string, number>>(values: T): T {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
  ) as T;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0;
}
