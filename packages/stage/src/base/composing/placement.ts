import type { Point } from '../math/point.ts';

/** Turns a point by an angle and moves it: from the head's own pixels to those of the frame. */
export interface Placement {
  readonly cos: number;
  readonly sin: number;
  readonly x: number;
  readonly y: number;
}

export function placed({ cos, sin, x, y }: Placement, fromX: number, fromY: number): Point {
  return [x + cos * fromX - sin * fromY, y + sin * fromX + cos * fromY];
}
