import { mix } from '#base/math/mix.ts';
import { type DrawnGuide, guide, mirrored } from '../guides.ts';
import type { Knot } from '../knot.ts';

/** Doubles a right half (crown first) into a line from the left jaw over the crown to the right jaw. */
function arch(right: DrawnGuide): Knot[] {
  const left = [...mirrored(right)].reverse();
  return guide([...left.slice(0, -1), ...right]);
}

/** Guides round the face, from the opening to the outline. */
export const HIJAB_ARCHES: readonly Knot[][] = [
  arch([
    [0, -0.95, 0.98],
    [0.36, -0.91, 0.93],
    [0.66, -0.715, 0.78],
    [0.825, -0.3, 0.58],
    [0.86, 0.15, 0.5],
    [0.795, 0.62, 0.52],
    [0.59, 1.05, 0.62],
    [0.2, 1.46, 0.72],
  ]),
  arch([
    [0, -1.16, 0.82],
    [0.41, -1.1, 0.78],
    [0.77, -0.82, 0.6],
    [0.94, -0.3, 0.4],
    [0.965, 0.18, 0.36],
    [0.92, 0.68, 0.38],
    [0.76, 1.15, 0.48],
    [0.33, 1.52, 0.62],
  ]),
  arch([
    [0, -1.375, 0.5],
    [0.46, -1.295, 0.45],
    [0.865, -0.92, 0.32],
    [1.025, -0.32, 0.22],
    [1.045, 0.2, 0.18],
    [1.02, 0.74, 0.18],
    [0.9, 1.25, 0.32],
    [0.47, 1.64, 0.52],
  ]),
  arch([
    [0, -1.505, 0.15],
    [0.5, -1.425, 0.12],
    [0.935, -0.98, 0.1],
    [1.095, -0.34, 0.06],
    [1.11, 0.22, 0.02],
    [1.1, 0.8, 0.02],
    [1.02, 1.32, 0.12],
    [0.61, 1.76, 0.32],
  ]),
];

/** Swags from shoulder to shoulder, the lowest first. */
export function drapeSwags(): Knot[][] {
  const swag = (width: number, lowest: number, side: number, top: number): Knot[] =>
    guide([
      [-width * 0.6, top, 0.2],
      [-width * 0.96, mix(top, side, 0.5), 0.4],
      [-width * 0.8, side, 0.65],
      [-width * 0.42, mix(side, lowest, 0.72), 0.85],
      [0.03, lowest, 0.92],
      [width * 0.42, mix(side, lowest, 0.7), 0.85],
      [width * 0.8, side - 0.02, 0.65],
      [width * 0.96, mix(top, side, 0.5), 0.4],
      [width * 0.6, top, 0.2],
    ]);
  return [
    swag(1.3, 2.6, 2.1, 0.98),
    swag(1.2, 2.28, 1.8, 0.95),
    swag(1.08, 1.97, 1.55, 0.9),
    swag(0.96, 1.68, 1.34, 0.85),
    swag(0.84, 1.4, 1.12, 0.8),
    swag(0.72, 1.2, 0.96, 0.7),
  ];
}

/** One end thrown across the chest over the opposite shoulder. */
export const THROWN_END: readonly Knot[][] = [0, 0.5, 1].map((t) =>
  guide([
    [-0.8 + 0.1 * t, 1.0 + 0.26 * t, 0.3],
    [-0.55, 1.4 + 0.34 * t, 0.7],
    [-0.05, 1.66 + 0.4 * t, 0.92],
    [0.55, 1.72 + 0.44 * t, 0.8],
    [0.98, 1.58 + 0.44 * t, 0.5],
    [1.16, 1.36 + 0.44 * t, 0.2],
  ]),
);

/** Cloth that falls straight over one shoulder to the chest (side 1: the right of the picture). */
export const hangingEnd = (side: number): readonly Knot[][] =>
  [0, 0.33, 0.66, 1].map((t) =>
    guide([
      [side * mix(0.3, 0.92, t), mix(1.22, 0.98, t), 0.6],
      [side * mix(0.34, 0.98, t), mix(1.55, 1.4, t), 0.72],
      [side * mix(0.36, 0.98, t), 1.95, 0.78],
      [side * mix(0.36, 0.95, t), 2.4, 0.8],
      [side * mix(0.38, 0.9, t), 2.85 - 0.08 * t, 0.8],
    ]),
  );
