import type { Context2D, Gradient } from '#base/canvas/canvas.ts';
import { type Rgb, rgba, scaleRgb } from '#base/color/rgb.ts';

export const GOLD: Rgb = [226, 188, 104];

/** A round glint of metal. */
export function metalBall(ctx: Context2D, x: number, y: number, radius: number, color: Rgb = GOLD): Gradient {
  const ball = ctx.createRadialGradient(x - radius * 0.35, y - radius * 0.4, 0, x, y, radius);
  ball.addColorStop(0, '#fffbe8');
  ball.addColorStop(0.35, rgba(color));
  ball.addColorStop(1, rgba(scaleRgb(color, 0.45)));
  return ball;
}

export function pearl(ctx: Context2D, x: number, y: number, radius: number): Gradient {
  const ball = ctx.createRadialGradient(x - radius * 0.3, y - radius * 0.4, 0, x, y, radius);
  ball.addColorStop(0, '#ffffff');
  ball.addColorStop(0.5, '#efe6dc');
  ball.addColorStop(1, '#a0938a');
  return ball;
}
