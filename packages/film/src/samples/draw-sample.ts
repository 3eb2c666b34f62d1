import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { openClipDrawing } from '../draw/clip-drawing.ts';
import type { Drawing } from '../draw/drawing.ts';
import { openFilmDrawing } from '../draw/scene-drawing.ts';
import { takeOver } from '../draw/take-over.ts';
import { YuvPicture } from '../draw/yuv-picture.ts';
import { PictureScaler } from '../encode/picture-scaler.ts';
import { SegmentWriter } from '../encode/segment-writer.ts';
import { loopX264Options } from '../encode/x264-options.ts';
import { type FilmFormat, i420Bytes } from '../film-format.ts';
import { planesOf } from '../packed-planes.ts';
import { evenSize, type Size } from '../picture.ts';
import { putPicture } from '../put-picture.ts';
import type { SamplePlan } from './sample-plan.ts';

const LOOP_SEC = 3;
/** Lips talk at fifteen pictures a second, and each of them costs as much as one of a film. */
const EVERY = 2;
/** Of the shorter side: two columns of a phone, six of a desk. */
const LOOP_SIDE_PX = 360;
const POSTER_SIDE_PX = 480;
const POSTER_QUALITY = 82;

/** Draws the poster and the first seconds of a film that nobody has ordered. */
export async function drawSample({ source, files }: SamplePlan): Promise<void> {
  const { scene } = source;
  const drawing: Drawing = await (scene.spec.performer.kind === 'clip'
    ? openClipDrawing(scene)
    : openFilmDrawing(scene));
  try {
    const picture = new YuvPicture(drawing.format, drawing.home);
    await writeLoop(drawing, picture, files.loop);
    takeOver(picture, await drawing.draw(Math.min(drawing.frames - 1, drawing.posterFrame ?? 0)));
    await writePoster(drawing.format, picture.bytes, files.poster);
  } finally {
    await drawing.close?.();
  }
}

async function writeLoop(drawing: Drawing, picture: YuvPicture, path: string): Promise<void> {
  const { format, frames } = drawing;
  const size = { ...sizeOf(format, LOOP_SIDE_PX), fps: format.fps / EVERY };
  const small = new Uint8Array(i420Bytes(size));
  const scaler = new PictureScaler(wholeOf(format), size, 'yuv');
  const writer = await SegmentWriter.open(path, size, loopX264Options());
  try {
    for (let frame = 0; frame < Math.min(frames, LOOP_SEC * format.fps); frame += EVERY) {
      takeOver(picture, await drawing.draw(frame));
      scaler.toYuv(planesOf(picture.bytes, format.width, format.height), small);
      await writer.write(small);
    }
    await writer.finish();
  } finally {
    await writer.close();
    scaler.close();
  }
}

async function writePoster(format: FilmFormat, bytes: Uint8Array, path: string): Promise<void> {
  const size = sizeOf(format, POSTER_SIDE_PX);
  const small = new Uint8Array(i420Bytes({ ...size, fps: format.fps }));
  const scaler = new PictureScaler(wholeOf(format), size, 'yuv');
  scaler.toYuv(planesOf(bytes, format.width, format.height), small);
  scaler.close();
  const canvas = createCanvas(size.width, size.height);
  putPicture(canvas, planesOf(small, size.width, size.height));
  await writeFile(path, await canvas.encode('webp', POSTER_QUALITY));
}

const wholeOf = ({ width, height }: FilmFormat) => ({ x: 0, y: 0, width, height });

function sizeOf(format: FilmFormat, shortSidePx: number): Size {
  return evenSize(format, Math.min(1, shortSidePx / Math.min(format.width, format.height)));
}
