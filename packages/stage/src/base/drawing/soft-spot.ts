import type { Context2D } from '../canvas/canvas.ts';
import { type Rgb, rgba } from '../color/rgb.ts';

export interface SoftSpot {
  x: number;
  y: number;
  radius: number;
  color: Rgb;
  alpha: number;
  /** height of the spot as a share of its width */
  flatten?: number;
  rotation?: number;
}

/** A round or flattened blot that fades to nothing at its radius. */
export function softSpot(ctx: Context2D, { x, y, radius, color, alpha, flatten = 1, rotation = 0 }: SoftSpot): void {
  ctx.save();
  ctx.translate(x, y);
  if (rotation) ctx.rotate(rotation);
  ctx.scale(1, flatten);
  const fade = ctx.createRadialGradient(0, 0, 0, 0, 0, radius);
  fade.addColorStop(0, rgba(color, alpha));
  fade.addColorStop(0.5, rgba(color, alpha * 0.5));
  fade.addColorStop(1, rgba(color, 0));
  ctx.fillStyle = fade;
  ctx.fillRect(-radius, -radius, radius * 2, radius * 2);
  ctx.restore();
}
