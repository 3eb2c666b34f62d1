import type { Canvas, MakeCanvas } from '../canvas/canvas.ts';
import { contextOf } from '../canvas/context-of.ts';
import type { Sprite } from './sprite.ts';

/** Cuts a sprite down to its visible pixels (one pixel of air kept); null when nothing is visible. */
export function cropSprite(sprite: Sprite, makeCanvas: MakeCanvas): Sprite | null {
  const box = visibleBox(sprite.canvas);
  if (!box) return null;
  const left = box.left - 1;
  const top = box.top - 1;
  const canvas = makeCanvas(box.right - left + 2, box.bottom - top + 2);
  contextOf(canvas).drawImage(sprite.canvas, -left, -top);
  return { canvas, x: sprite.x + left, y: sprite.y + top };
}

function visibleBox(canvas: Canvas): { left: number; top: number; right: number; bottom: number } | null {
  const { width, height } = canvas;
  const { data } = contextOf(canvas).getImageData(0, 0, width, height);
  const box = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] < 3) continue;
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
      if (y < box.top) box.top = y;
      box.bottom = y;
    }
  }
  return box.right < 0 ? null : box;
}
