import type { Context2D } from '#base/canvas/canvas.ts';
import { luminance } from '#base/color/contrast.ts';
import { type Rgb, rgba } from '#base/color/rgb.ts';

const RAYS = { count: 14, share: 0.5, turn: 0.12 };
const SHADE = { color: [9, 9, 13], alpha: 0.16 } as const;
const SHINE = { color: [255, 255, 255], alpha: 0.2 } as const;

/** A ground of one color is not empty: rays go out from where the eye is to go first, and only help its words to be read. */
export function paintRays(
  ctx: Context2D,
  [x, y]: readonly [number, number],
  frame: { width: number; height: number },
  words: Rgb,
): void {
  const reach = Math.hypot(frame.width, frame.height);
  const { color, alpha } = luminance(words) > 0.5 ? SHADE : SHINE;
  ctx.fillStyle = rgba(color, alpha);
  for (let ray = 0; ray < RAYS.count; ray++) {
    const from = RAYS.turn + (ray / RAYS.count) * 2 * Math.PI;
    const to = from + (RAYS.share / RAYS.count) * 2 * Math.PI;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + Math.cos(from) * reach, y + Math.sin(from) * reach);
    ctx.lineTo(x + Math.cos(to) * reach, y + Math.sin(to) * reach);
    ctx.closePath();
    ctx.fill();
  }
}
