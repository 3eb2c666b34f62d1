import type { ClipFiles } from '@herald/media/clips';
import { FILM_FPS } from '@herald/media/film-pieces';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { planTakes, type Take, unitOf, unlikeIn } from '@herald/stage/clips';
import { openClipDrawing } from '../draw/clip-drawing.ts';
import { readTrack } from '../draw/clip-track-file.ts';
import type { Drawing } from '../draw/drawing.ts';

/** How much a join shows beside what moves in the clip anyway. */
export interface JoinVisibility {
  joins: number;
  cuts: number;
  /** mean change between neighbouring pictures outside the mouth, in grey levels: the largest of all joins */
  largest: number;
  /** the same of 99 % of the other pictures */
  usual: number;
}

/** Films the clip in silence, in one size, until it comes again, and looks at every picture. */
export async function joinVisibility(files: ClipFiles, durationSec: number): Promise<JoinVisibility> {
  const spec = parseSceneSpec({
    durationSec,
    performer: { kind: 'clip', proxy: files.proxy, track: files.track },
    background: { kind: 'color', color: '#202020' },
    captions: null,
  });
  const track = await readTrack(files.track);
  const takes = planTakes({
    ...{
      frames: Math.round(durationSec * FILM_FPS),
      fps: FILM_FPS,
      shots: [],
      acting: null,
      wordSecs: [],
      phraseSecs: [],
      met: [],
      seenUntilSec: durationSec,
    },
    ...{
      spans: track.spans,
      clipFps: track.fps,
      eyes: track.eyes,
      gazes: track.gazes,
      said: [],
      liveliness: [],
      nods: [],
      unlike: unlikeIn(track),
    },
  });
  const drawing = await openClipDrawing({ spec, pictures: {} });
  try {
    const changes = await changesOf(drawing, unitOf(track.places[0] ?? [1, 0, 0, 0, 1, 0]) * 1.2);
    const joined = changes.filter((_, k) => takes.some((take) => isInJoin(take, k + 1)));
    const others = changes.filter((_, k) => !takes.some((take) => isInJoin(take, k + 1) || take.fromFrame === k + 1));
    const usual = others.toSorted((a, b) => a - b)[Math.floor(others.length * 0.99)] ?? 0;
    const joins = takes.filter(({ joinFrames }) => joinFrames > 0).length;
    return { joins, cuts: takes.length - 1 - joins, largest: Math.max(0, ...joined), usual };
  } finally {
    await drawing.close();
  }
}

function isInJoin({ fromFrame, joinFrames }: Take, frame: number): boolean {
  return joinFrames > 0 && Math.abs(frame - fromFrame) <= joinFrames / 2;
}

async function changesOf(drawing: Drawing, reachPx: number): Promise<number[]> {
  const { width, height } = drawing.format;
  const changes: number[] = [];
  let before: Uint8Array | undefined;
  for (let frame = 0; frame < drawing.frames; frame++) {
    const painted = await drawing.draw(frame);
    if (!('planes' in painted)) throw new TypeError('A clip is painted in planes');
    const luma = painted.planes.slice(0, width * height);
    const mouth = drawing.mouth?.area(frame);
    const middle = mouth && { x: mouth.x + mouth.width / 2, y: mouth.y + mouth.height / 2 };
    if (before) changes.push(changeBetween(before, luma, { width, middle, reachPx }));
    before = luma;
  }
  return changes;
}

interface Beside {
  width: number;
  middle: { x: number; y: number } | undefined;
  reachPx: number;
}

function changeBetween(a: Uint8Array, b: Uint8Array, { width, middle, reachPx }: Beside): number {
  let [sum, count] = [0, 0];
  for (let k = 0; k < a.length; k++) {
    if (middle && Math.hypot((k % width) - middle.x, Math.floor(k / width) - middle.y) < reachPx) continue;
    sum += Math.abs((a[k] ?? 0) - (b[k] ?? 0));
    count += 1;
  }
  return sum / Math.max(1, count);
}
