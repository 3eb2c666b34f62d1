import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILM_FPS } from '@herald/media/film-pieces';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planSegments } from '../draw/plan-segments.ts';
import { openSceneDrawing } from '../draw/scene-drawing.ts';
import { takeOver } from '../draw/take-over.ts';
import { YuvPicture } from '../draw/yuv-picture.ts';
import { KEY_SEC } from '../film-format.ts';
import type { Planes } from '../picture.ts';
import { readPictures } from './read-pictures.ts';
import { SegmentWriter } from './segment-writer.ts';

/** Grey levels by which a patch of wall may change from one frame to the next; more at regular times is seen as breathing. */
const VISIBLE = 0.5;
const PATCH = 10;
/** Left and right of the presenter's head, where nothing is but the place. */
const WALLS = [12, 608];
const ROWS = { from: 16, to: 396 };
const COLUMNS = 100;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-pulse-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The mean brightness of every patch of wall. */
function patchesOf({ luma, lumaStride }: Planes): number[] {
  const patches: number[] = [];
  for (const left of WALLS)
    for (let top = ROWS.from; top < ROWS.to; top += PATCH)
      for (let x = left; x < left + COLUMNS; x += PATCH) {
        let sum = 0;
        for (let row = top; row < top + PATCH; row++)
          for (let column = x; column < x + PATCH; column++) sum += luma[row * lumaStride + column];
        patches.push(sum / (PATCH * PATCH));
      }
  return patches;
}

/** How much the walls change from each frame of the finished segments to the next, on average. */
async function changesOfWalls(): Promise<number[]> {
  const spec = parseSceneSpec({
    aspect: '9:16',
    durationSec: 4.6,
    seed: 7,
    camera: 'drift',
    performer: { kind: 'preset', presetId: 'omar' },
    background: { kind: 'setting', setting: 'home' },
  });
  const drawing = await openSceneDrawing({ spec, pictures: {} });
  const picture = new YuvPicture(drawing.format);
  const changes: number[] = [];
  let before: number[] | undefined;
  for (const { from, to, key } of planSegments(drawing).segments) {
    const path = join(folder, `${key}.mp4`);
    const writer = await SegmentWriter.open(path, drawing.format);
    for (let frame = from; frame < to; frame++) {
      takeOver(picture, drawing.draw(frame));
      await writer.write(picture.bytes);
    }
    await writer.finish();
    await writer.close();
    await readPictures({
      path,
      onPicture(planes) {
        const now = patchesOf(planes);
        const last = before ?? now;
        changes.push(now.reduce((sum, value, i) => sum + Math.abs(value - (last[i] ?? value)), 0) / now.length);
        before = now;
      },
    });
  }
  return changes;
}

// Draws, encodes and decodes 138 pictures of full size.
it('a key frame changes the place behind the presenter by no visible amount, at a seam of segments neither', {
  timeout: 180_000,
}, async () => {
  const changes = await changesOfWalls();
  // Every segment begins with a key frame, and has no other.
  const every = KEY_SEC * FILM_FPS;
  const atKeys = changes.filter((_, frame) => frame > 0 && frame % every === 0);
  const others = changes.filter((_, frame) => frame % every !== 0);
  expect(atKeys).toHaveLength(2);
  expect(Math.max(...atKeys)).toBeLessThan(VISIBLE);
  expect(Math.max(...atKeys)).toBeLessThan(1.5 * Math.max(...others));
  // The place does move, by more than nothing in most steps.
  expect(others.filter((change) => change > 0.01).length).toBeGreaterThan(40);
});
