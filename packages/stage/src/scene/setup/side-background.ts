import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';

/** What has no depth is seen from the side as another part of itself, this much larger. */
const LARGER = 1.24;

/** The part of a plain or a customer's own background that a second camera sees. */
export function seenFromSide(background: Picture, aside: number, makeCanvas: MakeCanvas): Canvas {
  const { width, height } = background;
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  const x = aside < 0 ? 0 : width * (1 - LARGER);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(background, x, (height * (1 - LARGER)) / 2, width * LARGER, height * LARGER);
  return canvas;
}
