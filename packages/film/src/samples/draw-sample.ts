import { SAMPLE_MOMENTS } from '@herald/media/engines/samples';
import { filmMoments } from '@herald/media/scene/film-moments';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { openClipDrawing } from '../draw/clip-drawing.ts';
import type { Drawing } from '../draw/drawing.ts';
import { openFilmDrawing } from '../draw/scene-drawing.ts';
import { takeOver } from '../draw/take-over.ts';
import { YuvPicture } from '../draw/yuv-picture.ts';
import { PictureScaler } from '../encode/picture-scaler.ts';
import { SegmentWriter } from '../encode/segment-writer.ts';
import { loopX264Options } from '../encode/x264-options.ts';
import { i420Bytes } from '../film-format.ts';
import { planesOf } from '../packed-planes.ts';
import { evenSizeOfSide } from '../picture.ts';
import { drawStills } from './draw-stills.ts';
import type { SamplePlan } from './sample-plan.ts';

const LOOP_SEC = 3;
/** Lips talk at fifteen pictures a second, and each of them costs as much as one of a film. */
const EVERY = 2;
/** Of the shorter side: two columns of a phone, six of a desk. */
const LOOP_SIDE_PX = 360;
const POSTER_SIDE_PX = 480;
const MOMENT_SIDE_PX = 300;

/** Draws the poster, the first seconds and the moments of a film that nobody has ordered. */
export async function drawSample({ source, files }: SamplePlan): Promise<void> {
  const { scene } = source;
  const drawing: Drawing = await (scene.spec.performer.kind === 'clip'
    ? openClipDrawing(scene)
    : openFilmDrawing(scene));
  try {
    const picture = new YuvPicture(drawing.format, drawing.home);
    await writeLoop(drawing, picture, files.loop);
    const poster = { frames: [drawing.posterFrame ?? 0], shortSidePx: POSTER_SIDE_PX, path: files.poster };
    await drawStills(drawing, picture, poster);
    const moments = { frames: momentsOf(scene.spec, drawing), shortSidePx: MOMENT_SIDE_PX, path: files.moments };
    await drawStills(drawing, picture, moments);
  } finally {
    await drawing.close?.();
  }
}

function momentsOf({ durationSec, endCard }: SceneSpec, { format }: Drawing): number[] {
  const moments = filmMoments(durationSec, endCard?.durationSec ?? 0, SAMPLE_MOMENTS);
  return moments.map((sec) => Math.round(sec * format.fps));
}

async function writeLoop(drawing: Drawing, picture: YuvPicture, path: string): Promise<void> {
  const { format, frames } = drawing;
  const size = { ...evenSizeOfSide(format, LOOP_SIDE_PX), fps: format.fps / EVERY };
  const small = new Uint8Array(i420Bytes(size));
  const scaler = new PictureScaler({ x: 0, y: 0, width: format.width, height: format.height }, size, 'yuv');
  const writer = await SegmentWriter.open(path, size, loopX264Options());
  try {
    for (let frame = 0; frame < Math.min(frames, LOOP_SEC * format.fps); frame += EVERY) {
      const planes = takeOver(picture, await drawing.draw(frame));
      scaler.toYuv(planesOf(planes, format.width, format.height), small);
      await writer.write(small);
    }
    await writer.finish();
  } finally {
    await writer.close();
    scaler.close();
  }
}
