import { letGo } from '@herald/stage/let-go';
import type { Canvas } from '@napi-rs/canvas';
import type { Area } from '../picture.ts';
import type { FramePixels, PaintedFrame } from './drawing.ts';
import type { YuvPicture } from './yuv-picture.ts';

/**
 * The planes of a newly painted frame; good until the next one is painted. Where they are made here, in `picture`, only what
 * may have changed is read.
 */
export function takeOver(picture: YuvPicture, painted: PaintedFrame): Uint8Array {
  if ('planes' in painted) return painted.planes;
  if ('pixels' in painted) takePixels(picture, painted.pixels, painted.changed);
  else takeCanvas(picture, painted.canvas, painted.changed);
  return picture.bytes;
}

function takePixels(picture: YuvPicture, { bytes, width, height }: FramePixels, changed: Area[] | undefined): void {
  if (!changed || !picture.isWhole) {
    picture.update(bytes);
    return;
  }
  for (const area of changed) {
    const part = evenWithin(area, { width, height });
    if (part.width > 0 && part.height > 0) picture.updateFrom(bytes, width, part);
  }
}

function takeCanvas(picture: YuvPicture, canvas: Canvas, changed: Area[] | undefined): void {
  if (!changed || !picture.isWhole) {
    const pixels = canvas.data();
    picture.update(pixels);
    letGo(pixels);
    return;
  }
  const context = canvas.getContext('2d');
  for (const area of changed) {
    const part = evenWithin(area, canvas);
    if (part.width <= 0 || part.height <= 0) continue;
    const pixels = context.getImageData(part.x, part.y, part.width, part.height).data;
    picture.updateArea(pixels, part);
    letGo(pixels);
  }
}

/** Colour is kept for two by two pixels, so parts begin and end on even ones. */
export function evenWithin(area: Area, frame: { width: number; height: number }): Area {
  const left = Math.max(0, Math.floor(area.x)) & ~1;
  const top = Math.max(0, Math.floor(area.y)) & ~1;
  const right = Math.min(frame.width, (Math.ceil(area.x + area.width) + 1) & ~1);
  const bottom = Math.min(frame.height, (Math.ceil(area.y + area.height) + 1) & ~1);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
