import type { Canvas } from '@napi-rs/canvas';
import type { Planes } from './picture.ts';
import { wholeRgbaOf } from './rgba-of.ts';

/** Puts a decoded picture on a canvas of its size. */
export function putPicture(canvas: Canvas, picture: Planes): void {
  const context = canvas.getContext('2d');
  const pixels = context.createImageData(picture.width, picture.height);
  wholeRgbaOf(picture, pixels.data);
  context.putImageData(pixels, 0, 0);
}
