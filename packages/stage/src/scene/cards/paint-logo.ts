import type { Corner } from '@herald/media/choices';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Rect } from '#base/performer.ts';

/** The logo as large as its box allows, with a faint shadow that keeps it readable on any ground; whole pixels, pushed into its corner. */
export function paintLogo(
  picture: Picture,
  box: Rect,
  corner: Corner,
  makeCanvas: MakeCanvas,
): { canvas: Canvas; at: { x: number; y: number } } {
  const margin = Math.ceil(box.height * 0.08);
  const scale = Math.min((box.width - 2 * margin) / picture.width, (box.height - 2 * margin) / picture.height);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = makeCanvas(width + 2 * margin, height + 2 * margin);
  const ctx = contextOf(canvas);
  ctx.imageSmoothingQuality = 'high';
  ctx.shadowColor = 'rgba(0,0,0,0.35)';
  ctx.shadowBlur = margin;
  ctx.drawImage(picture, margin, margin, width, height);
  return {
    canvas,
    at: {
      x: corner.endsWith('left') ? box.x : box.x + box.width - canvas.width,
      y: corner.startsWith('top') ? box.y : box.y + box.height - canvas.height,
    },
  };
}
