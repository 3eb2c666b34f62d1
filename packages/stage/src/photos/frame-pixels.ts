import type { Canvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';

/** Pixels both as bytes (red, green, blue, alpha) and as one signed 32-bit word each; two views of the same memory. */
export interface FramePixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8ClampedArray;
  readonly words: Int32Array;
}

export function framePixels(width: number, height: number): FramePixels {
  const words = new Int32Array(width * height);
  return { width, height, words, bytes: new Uint8ClampedArray(words.buffer) };
}

/** Pixels in memory that the caller owns. */
export function framePixelsAt(memory: ArrayBuffer, at: number, width: number, height: number): FramePixels {
  const words = new Int32Array(memory, at, width * height);
  return { width, height, words, bytes: new Uint8ClampedArray(memory, at, width * height * 4) };
}

export function readFramePixels(canvas: Canvas): FramePixels {
  const frame = framePixels(canvas.width, canvas.height);
  frame.bytes.set(contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data);
  return frame;
}

export function cropPixels(source: FramePixels, x: number, y: number, width: number, height: number): FramePixels {
  const crop = framePixels(width, height);
  putPart(source, { x, y }, crop);
  return crop;
}

/** Fills pixels with as much of others as begins at a place in them. */
export function putPart(source: FramePixels, { x, y }: { x: number; y: number }, part: FramePixels): void {
  for (let row = 0; row < part.height; row++) {
    const from = (y + row) * source.width + x;
    part.words.set(source.words.subarray(from, from + part.width), row * part.width);
  }
}
