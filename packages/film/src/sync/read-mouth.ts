import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Drawing, MouthView } from '../draw/drawing.ts';
import { YuvPicture } from '../draw/yuv-picture.ts';
import { planesOf } from './i420-planes.ts';
import type { MouthSample } from './mouth-model.ts';
import { mouthPatch } from './mouth-patch.ts';
import type { MouthReading } from './mouth-reading.ts';

/** Postures in which known mouths are drawn, and how many mouths in each beside the closed one. */
const POSTURES = 8;
const MOUTHS_PER_POSTURE = 4;
/** With fewer pictures of a mouth nothing can be said about its timing. */
const FEWEST_FRAMES = 15;
/** Postures are looked for in every n-th frame. */
const SEARCH_STEP = 3;

/** Draws the known mouths and lists where the mouth is; undefined for a film without a visible mouth. */
export async function readMouth(drawing: Drawing): Promise<MouthReading | undefined> {
  const { mouth, frames } = drawing;
  if (!mouth) return undefined;
  const planned = Float32Array.from({ length: frames }, (_, frame) => mouth.openness(frame) ?? Number.NaN);
  const visible = [...planned.keys()].filter((frame) => !Number.isNaN(planned[frame]!));
  if (visible.length < FEWEST_FRAMES) return undefined;
  const areas = Array.from({ length: frames }, (_, frame) => mouth.area(frame));
  const samples: MouthSample[] = [];
  for (const [turn, frame] of unlikeFrames(mouth, visible).entries()) {
    samples.push(...samplesAt(drawing, mouth, frame, turn));
    await nextTurn();
  }
  return { areas, planned, samples };
}

/** Frames in which the head is held as differently as possible: each time the one farthest from those taken before. */
function unlikeFrames(mouth: MouthView, visible: number[]): number[] {
  const searched = visible
    .filter((_, k) => k % SEARCH_STEP === 0)
    .map((frame) => ({ frame, at: mouth.posture(frame) }));
  const taken = searched.slice(0, 1);
  const distances = searched.map(() => Number.POSITIVE_INFINITY);
  while (taken.length < Math.min(POSTURES, searched.length)) {
    const last = taken.at(-1)!;
    searched.forEach(({ at }, k) => {
      distances[k] = Math.min(distances[k]!, distance(at, last.at));
    });
    taken.push(searched[distances.indexOf(Math.max(...distances))]!);
  }
  return taken.map(({ frame }) => frame);
}

function distance(a: number[], b: number[]): number {
  return a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0);
}

/** The closed mouth, and some of the others: another choice for every posture. */
function samplesAt(drawing: Drawing, mouth: MouthView, frame: number, turn: number): MouthSample[] {
  const picture = new YuvPicture(drawing.format);
  const area = mouth.area(frame);
  const others = mouth.samples.length - 1;
  const chosen = Array.from({ length: MOUTHS_PER_POSTURE }, (_, k) => 1 + ((turn * MOUTHS_PER_POSTURE + k) % others));
  return [0, ...new Set(chosen)].map((sample) => {
    picture.update(mouth.drawSample(frame, sample).data());
    return { openness: mouth.samples[sample]!, patch: mouthPatch(planesOf(picture.bytes, drawing.format), area) };
  });
}
