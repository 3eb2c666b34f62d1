import type { Context2D } from '../canvas/canvas.ts';
import { type Rgb, rgba } from '../color/rgb.ts';
import type { Point } from '../math/point.ts';
import { trace } from './trace.ts';

export interface SoftLine {
  color: Rgb;
  alpha: number;
  width: number;
  /** how far the line fades out on each side */
  blur: number;
}

const LAYERS = 3;

/** A line with faded sides: a few strokes over each other, far cheaper than a blurred shadow. */
export function softStroke(ctx: Context2D, points: readonly Point[], { color, alpha, width, blur }: SoftLine): void {
  ctx.strokeStyle = rgba(color, alpha / LAYERS);
  trace(ctx, points);
  for (let layer = 0; layer < LAYERS; layer++) {
    ctx.lineWidth = width + (2 * blur * (layer + 0.25)) / LAYERS;
    ctx.stroke();
  }
}
