import type { Canvas, ImageData } from '@napi-rs/canvas';
import type { Planes } from './picture.ts';
import { wholeRgbaOf } from './rgba-of.ts';

/** A megabyte for each picture of a film would be mostly work for the garbage collector. */
const pixelsOf = new WeakMap<Canvas, ImageData>();

/** Puts a decoded picture on a canvas of its size. */
export function putPicture(canvas: Canvas, picture: Planes): void {
  const context = canvas.getContext('2d');
  const known = pixelsOf.get(canvas);
  const isOfSize = known?.width === picture.width && known.height === picture.height;
  const pixels = isOfSize ? known : context.createImageData(picture.width, picture.height);
  pixelsOf.set(canvas, pixels);
  wholeRgbaOf(picture, pixels.data);
  context.putImageData(pixels, 0, 0);
}
