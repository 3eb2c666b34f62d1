import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { guide } from '../guides.ts';
import type { Knot } from '../knot.ts';

/** How hair falls from a parting past the face; widths in face units. */
export interface CurtainShape {
  part: number;
  hairlineY: number;
  /** y of the longest tips */
  length: number;
  /** how far from the middle the hair frames the face */
  frame: number;
  /** 1 lies close, above 1 stands away from the head */
  volume: number;
  /** how far from the middle the inner and the outer tips end */
  innerTip: number;
  outerTip: number;
  /** how much shorter the hair at the face is */
  layered: number;
}

/** Hair lies on a round crown: where it is parted at the side, it begins lower. */
export const crownY = (x: number): number => -1.43 * Math.sqrt(1 - (x / 1.14) ** 2);

/** Four guides of one side (-1 left, 1 right): face frame, inner, outer, outline. All have ten knots. */
export function curtainGuides(side: number, c: CurtainShape): Knot[][] {
  const v = c.volume;
  const below = (share: number, shorter = 0): number => mix(0.85, c.length - shorter, share);
  const forward = clamp((c.length - 1.1) / 1);
  const drop = (wide: number, tip: number, depth: number, shorter: number): [number, number, number][] =>
    [0.33, 0.66, 1].map((share, i) => [
      side * mix(wide, tip, [0.42, 0.82, 1][i]),
      below(share, shorter),
      depth + forward * [0.06, 0.1, 0.08][i],
    ]);
  const tip = (share: number): number => mix(c.innerTip, c.outerTip, share);
  return [
    guide([
      [c.part, c.hairlineY - 0.12, 0.86],
      [c.part + side * 0.18, c.hairlineY - 0.135, 0.9],
      [side * 0.55, c.hairlineY + 0.03, 0.8],
      [side * 0.79, -0.5, 0.62],
      [side * (c.frame - 0.01), -0.04, 0.5],
      [side * (c.frame + 0.035), 0.42, 0.46],
      [side * c.frame, 0.85, 0.46],
      ...drop(c.frame, tip(0), 0.46, c.layered),
    ]),
    guide([
      [c.part, -1.1, 0.72],
      [c.part + side * 0.2, -1.15, 0.76],
      [side * 0.6, -0.96, 0.68],
      [side * 0.88, -0.6, 0.5],
      [side * 0.985, -0.1, 0.4],
      [side * 1.01 * v, 0.42, 0.38],
      [side * 1.0 * v, 0.85, 0.38],
      ...drop(1.0 * v, tip(0.38), 0.38, c.layered * 0.45),
    ]),
    guide([
      [c.part * 0.92, crownY(c.part) + 0.15, 0.5],
      [c.part + side * 0.2, crownY(c.part + side * 0.2) + 0.13, 0.53],
      [side * 0.6, -1.12, 0.46],
      [side * 0.91, -0.79, 0.3],
      [side * 1.01 * v, -0.22, 0.22],
      [side * 1.04 * v, 0.4, 0.2],
      [side * 1.05 * v, 0.85, 0.2],
      ...drop(1.06 * v, tip(0.75), 0.2, 0),
    ]),
    guide([
      [c.part * 0.8 - side * 0.04, crownY(c.part * 0.8), 0.2],
      [c.part + side * 0.18, crownY(c.part + side * 0.18), 0.23],
      [side * 0.57, crownY(0.57), 0.2],
      [side * 0.91, -0.93, 0.14],
      [side * 1.045 * v, -0.4, 0.07],
      [side * 1.08 * v, 0.34, 0.04],
      [side * 1.1 * v, 0.85, 0.04],
      ...drop(1.12 * v, tip(1), 0.04, c.layered * 0.2),
    ]),
  ];
}

/** Guides across the hair that hangs behind the neck, from the left edge to the right; higher up the front hides it. */
export function backdropGuides(length: number, width: number, tipWidth: number): Knot[][] {
  return [-1, -0.5, 0, 0.5, 1].map((t) =>
    guide([
      [t * 0.9, -0.42, 0.2],
      [t * 0.95 * width, -0.08, 0.2],
      [t * 0.99 * width, 0.32, 0.2],
      [t * 1.02 * width, 0.8, 0.2],
      [t * width, mix(0.8, length, 0.4), 0.2],
      [t * width * 0.97, mix(0.8, length, 0.75), 0.2],
      [t * width * tipWidth, length - 0.1 * t * t, 0.2],
    ]),
  );
}
