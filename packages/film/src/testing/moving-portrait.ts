import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { YuvPicture } from '../draw/yuv-picture.ts';
import { SegmentWriter } from '../encode/segment-writer.ts';
import { FILM_FPS } from '../film-format.ts';

/** A stand-in portrait, a computer render of nobody, brought down to a size that is quick to read. */
const PORTRAIT = fileURLToPath(import.meta.resolve('@herald/stage/fixtures/portraits/eu_f28.jpg'));
const FORMAT = { width: 360, height: 640, fps: FILM_FPS };

/** How far the portrait is from its place in a frame, in pixels: a head that never stands quite still. */
export function portraitMotion(frame: number): { x: number; y: number } {
  return { x: 5 * Math.sin(frame / 25), y: 3 * Math.sin(frame / 17) };
}

/** Films the portrait in motion, with its lips at rest. */
export async function filmPortrait(path: string, durationSec: number): Promise<void> {
  const image = await loadImage(PORTRAIT);
  const canvas = createCanvas(FORMAT.width, FORMAT.height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const picture = new YuvPicture(FORMAT);
  const writer = await SegmentWriter.open(path, FORMAT);
  try {
    for (let frame = 0; frame < durationSec * FILM_FPS; frame++) {
      const { x, y } = portraitMotion(frame);
      context.drawImage(image, x - 8, y - 8, FORMAT.width + 16, (FORMAT.width + 16) * (image.height / image.width));
      picture.update(context.getImageData(0, 0, FORMAT.width, FORMAT.height).data);
      await writer.write(picture.bytes);
    }
    await writer.finish();
  } finally {
    await writer.close();
  }
}

/** Where a point of the portrait lies in a frame of that film. */
export function pointInFilm([x, y, z]: readonly [number, number, number], frame: number): [number, number, number] {
  const scale = (FORMAT.width + 16) / 720;
  const { x: right, y: down } = portraitMotion(frame);
  return [x * scale + right - 8, y * scale + down - 8, z * scale];
}
