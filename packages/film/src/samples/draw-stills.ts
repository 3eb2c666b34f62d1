import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import type { Drawing } from '../draw/drawing.ts';
import { takeOver } from '../draw/take-over.ts';
import type { YuvPicture } from '../draw/yuv-picture.ts';
import { PictureScaler } from '../encode/picture-scaler.ts';
import { i420Bytes } from '../film-format.ts';
import { planesOf } from '../packed-planes.ts';
import { evenSizeOfSide } from '../picture.ts';
import { putPicture } from '../put-picture.ts';

const QUALITY = 82;

interface Stills {
  frames: readonly number[];
  shortSidePx: number;
  path: string;
}

/** Writes frames of a film side by side as one WebP. */
export async function drawStills(
  drawing: Drawing,
  picture: YuvPicture,
  { frames, shortSidePx, path }: Stills,
): Promise<void> {
  const { format } = drawing;
  const size = evenSizeOfSide(format, shortSidePx);
  const small = new Uint8Array(i420Bytes(size));
  const scaler = new PictureScaler({ x: 0, y: 0, width: format.width, height: format.height }, size, 'yuv');
  const one = createCanvas(size.width, size.height);
  const all = createCanvas(size.width * frames.length, size.height);
  try {
    for (const [at, frame] of frames.entries()) {
      const planes = takeOver(picture, await drawing.draw(Math.min(drawing.frames - 1, frame)));
      scaler.toYuv(planesOf(planes, format.width, format.height), small);
      putPicture(one, planesOf(small, size.width, size.height));
      all.getContext('2d').drawImage(one, at * size.width, 0);
    }
  } finally {
    scaler.close();
  }
  await writeFile(path, await all.encode('webp', QUALITY));
}
