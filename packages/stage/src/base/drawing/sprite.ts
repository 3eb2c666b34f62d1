import type { Canvas } from '../canvas/canvas.ts';

/** A baked picture and where its top left corner lies, in pixels from the origin it belongs to. */
export interface Sprite {
  canvas: Canvas;
  x: number;
  y: number;
}
