import type { Canvas, Context2D } from '../canvas.ts';
import { clamp } from '../math/clamp.ts';

/** Whole pixels by which the content at an edge moves. */
export type Shift = (edge: number) => number;

export interface Strips {
  /** columns instead of rows */
  upright: boolean;
  edges: readonly number[];
  shift: Shift;
  /** the part across the strips that is copied; all of it when left out */
  across?: readonly [from: number, to: number];
}

/** Copies a picture in strips whose edges move by whole pixels, so neighbouring strips always meet. */
export function copyStrips(from: Canvas, to: Context2D, { upright, edges, shift, across }: Strips): void {
  const size = upright ? from.width : from.height;
  const [near, far] = across ?? [0, upright ? from.height : from.width];
  const breadth = far - near;
  let start = 0;
  for (const edge of [...edges, Number.POSITIVE_INFINITY]) {
    const end = clamp(edge, 0, size);
    if (end <= start) continue;
    const a = start + shift(start);
    const span = end + shift(end) - a;
    if (span > 0 && breadth > 0) {
      if (upright) to.drawImage(from, start, near, end - start, breadth, a, near, span, breadth);
      else to.drawImage(from, near, start, breadth, end - start, near, a, breadth, span);
    }
    start = end;
  }
}
