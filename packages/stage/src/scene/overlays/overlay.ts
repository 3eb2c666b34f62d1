import type { Context2D } from '#base/canvas/canvas.ts';
import type { Rect } from '#base/performer.ts';

/** Something that lies over the presenter: captions, card, logo, hook, end card. */
export interface Overlay {
  /** What it looks like at this moment: equal states mean equal pixels; null when nothing is shown. */
  stateAt(tSec: number): string | null;
  /** Everything it touches at this moment, in whole pixels. */
  areaAt(tSec: number): Rect;
  /** Whether it lets all of a part of its area be seen; left out: nothing. */
  leavesFree?(part: Rect): boolean;
  draw(ctx: Context2D, tSec: number): void;
}

/** 0 before, 1 after, smoothly between; the shape of everything that enters. */
export function easeOut(progress: number): number {
  const left = 1 - Math.min(1, Math.max(0, progress));
  return 1 - left * left * left;
}

/** Like easeOut, but passes 1 by `beyond` at its highest before it comes to rest there. */
export function overshoot(progress: number, beyond: number): number {
  const at = Math.min(1, Math.max(0, progress));
  return easeOut(at * 1.6) + beyond * Math.sin(Math.PI * at) ** 2 * at;
}

/** Entering passes in steps of one frame at 30 per second, so that equal moments give equal pixels. */
export function progressAt(tSec: number, startSec: number, lengthSec: number): number {
  const step = Math.floor((tSec - startSec) * 30 + 1e-6) / 30;
  return Math.min(1, Math.max(0, step / lengthSec));
}
