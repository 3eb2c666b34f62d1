import type { Canvas } from './canvas.ts';

/** Frees the pixels of a canvas at once. Left to the garbage collector, pictures of megabytes wait for one that seldom comes. */
export function letGoCanvas(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}
