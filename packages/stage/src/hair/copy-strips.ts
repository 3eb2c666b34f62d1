import type { Canvas, Context2D } from '../canvas.ts';
import { clamp } from '../math/clamp.ts';

/** Whole pixels by which the content at an edge moves. */
export type Shift = (edge: number) => number;

export interface Strips {
  /** columns instead of rows */
  upright: boolean;
  edges: readonly number[];
  shift: Shift;
}

/** Copies a picture in strips whose edges move by whole pixels, so neighbouring strips always meet. */
export function copyStrips(from: Canvas, to: Context2D, { upright, edges, shift }: Strips): void {
  const size = upright ? from.width : from.height;
  let start = 0;
  for (const edge of [...edges, Number.POSITIVE_INFINITY]) {
    const end = clamp(edge, 0, size);
    if (end <= start) continue;
    const a = start + shift(start);
    const span = end + shift(end) - a;
    if (span > 0) {
      if (upright) to.drawImage(from, start, 0, end - start, from.height, a, 0, span, from.height);
      else to.drawImage(from, 0, start, from.width, end - start, 0, a, from.width, span);
    }
    start = end;
  }
}
