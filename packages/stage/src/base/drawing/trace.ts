import type { Context2D } from '../canvas/canvas.ts';
import type { Point } from '../math/point.ts';

/** Starts a path along the points; the caller fills, strokes or clips. */
export function trace(ctx: Context2D, points: readonly Point[]): void {
  ctx.beginPath();
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
}

export function traceClosed(ctx: Context2D, points: readonly Point[]): void {
  trace(ctx, points);
  ctx.closePath();
}
