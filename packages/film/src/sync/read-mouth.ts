import type { Drawing, MouthView } from '../draw/drawing.ts';
import { YuvPicture } from '../draw/yuv-picture.ts';
import { planesOf } from './i420-planes.ts';
import type { MouthSample } from './mouth-model.ts';
import { mouthPatch } from './mouth-patch.ts';
import type { MouthReading } from './mouth-reading.ts';

/** Frames, spread over the film, in which every sample mouth is drawn: the head stands differently in each. */
const SAMPLE_FRAMES = 4;

/** Draws the known mouths and lists where the mouth is; undefined for a film without a visible mouth. */
export function readMouth(drawing: Drawing): MouthReading | undefined {
  const { mouth, frames } = drawing;
  if (!mouth) return undefined;
  const planned = Float32Array.from({ length: frames }, (_, frame) => mouth.openness(frame) ?? Number.NaN);
  const visible = [...planned.keys()].filter((frame) => !Number.isNaN(planned[frame]!));
  if (visible.length === 0) return undefined;
  const areas = Array.from({ length: frames }, (_, frame) => mouth.area(frame));
  const spread = Array.from({ length: SAMPLE_FRAMES }, (_, k) => {
    return visible[Math.floor(((k + 0.5) / SAMPLE_FRAMES) * visible.length)]!;
  });
  const samples = [...new Set(spread)].flatMap((frame) => samplesAt(drawing, mouth, frame));
  return { areas, planned, samples };
}

function samplesAt(drawing: Drawing, mouth: MouthView, frame: number): MouthSample[] {
  const picture = new YuvPicture(drawing.format);
  const area = mouth.area(frame);
  return mouth.samples.map((openness, sample) => {
    picture.update(mouth.drawSample(frame, sample).data());
    return { openness, patch: mouthPatch(planesOf(picture.bytes, drawing.format), area) };
  });
}
