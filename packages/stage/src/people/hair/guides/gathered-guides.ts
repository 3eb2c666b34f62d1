import { mix } from '#base/math/mix.ts';
import { guide } from '../guides.ts';
import type { Knot } from '../knot.ts';

export interface GatherShape {
  part: number;
  hairlineY: number;
  /** where the side's hair comes together */
  x: number;
  y: number;
}

/** Guides of one side: from the parting, past the temple and over the ear, to the root of a braid. */
export function gatheredGuides(side: number, c: GatherShape): Knot[][] {
  const { part, hairlineY, x: gx, y: gy } = c;
  return [
    guide([
      [part, hairlineY - 0.12, 0.86],
      [part + side * 0.17, hairlineY - 0.115, 0.9],
      [side * 0.55, hairlineY + 0.055, 0.8],
      [side * 0.81, -0.44, 0.6],
      [side * 0.915, 0.0, 0.5],
      [side * 0.935, 0.4, 0.45],
      [mix(side * 0.93, gx, 0.55), gy - 0.3, 0.48],
      [gx - side * 0.06, gy, 0.52],
    ]),
    guide([
      [part * 0.95, -1.2, 0.66],
      [part + side * 0.22, -1.25, 0.7],
      [side * 0.61, -1.05, 0.62],
      [side * 0.91, -0.64, 0.46],
      [side * 1.01, -0.1, 0.36],
      [side * 1.02, 0.36, 0.33],
      [mix(side * 1.02, gx, 0.5), gy - 0.3, 0.4],
      [gx - side * 0.01, gy, 0.5],
    ]),
    guide([
      [part * 0.8, -1.47, 0.22],
      [part + side * 0.2, -1.505, 0.25],
      [side * 0.62, -1.4, 0.22],
      [side * 0.97, -1.0, 0.14],
      [side * 1.075, -0.36, 0.08],
      [side * 1.09, 0.3, 0.08],
      [mix(side * 1.085, gx, 0.35), gy - 0.28, 0.2],
      [gx + side * 0.06, gy, 0.42],
    ]),
  ];
}
