import { guide } from '../guides.ts';
import type { Knot } from '../knot.ts';

/** Where the hair of a pulled-back style is gathered. */
export interface GatherPoint {
  x: number;
  y: number;
}

/**
 * Guides of one side from the middle of the hairline round to the nape, all pulled towards the gather point.
 * `hairlineAt` gives the root of each, so the roots follow the forehead instead of a straight line.
 */
export function pulledGuides(side: number, gather: GatherPoint, hairlineAt: (x: number) => number): Knot[][] {
  const { x: gx, y: gy } = gather;
  const root = (x: number, inset: number): number => hairlineAt(x) + inset;
  return [
    guide([
      [side * 0.01, root(0, -0.015), 0.95],
      [side * 0.02, -1.13, 0.8],
      [gx * 0.5 + side * 0.01, -1.36, 0.5],
      [gx + side * 0.01, gy, 0.3],
    ]),
    guide([
      [side * 0.3, root(0.3, -0.015), 0.9],
      [side * 0.34, -1.13, 0.76],
      [side * 0.22 + gx * 0.4, -1.38, 0.4],
      [gx + side * 0.05, gy, 0.3],
    ]),
    guide([
      [side * 0.52, root(0.52, -0.01), 0.82],
      [side * 0.6, -1.1, 0.66],
      [side * 0.4 + gx * 0.35, -1.37, 0.38],
      [gx + side * 0.09, gy, 0.28],
    ]),
    guide([
      [side * 0.68, root(0.68, -0.01), 0.72],
      [side * 0.78, -0.98, 0.5],
      [side * 0.58 + gx * 0.3, -1.31, 0.28],
      [gx + side * 0.13, gy, 0.22],
    ]),
    guide([
      [side * 0.79, root(0.79, -0.01), 0.58],
      [side * 0.865, -0.78, 0.38],
      [side * 0.71, -1.2, 0.22],
      [gx + side * 0.17, gy, 0.18],
    ]),
    guide([
      [side * 0.865, root(0.865, -0.04), 0.45],
      [side * 0.905, -0.6, 0.28],
      [side * 0.79, -1.12, 0.16],
      [gx + side * 0.2, gy + 0.01, 0.14],
    ]),
    guide([
      [side * 0.925, -0.14, 0.28],
      [side * 0.935, -0.5, 0.18],
      [side * 0.84, -1.05, 0.1],
      [gx + side * 0.23, gy + 0.02, 0.1],
    ]),
  ];
}
