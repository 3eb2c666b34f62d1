import type { Canvas } from '#base/canvas/canvas.ts';

/** A drawn part of a picture, and where it comes to rest. */
export interface Sprite {
  canvas: Canvas;
  at: { x: number; y: number };
}
