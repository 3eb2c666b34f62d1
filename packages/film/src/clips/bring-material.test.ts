import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clipFilesIn } from '@herald/media/clips';
import { readFlipHead } from '@herald/media/flip-book';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import type { Canvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ClipReels } from '../draw/clip-reels.ts';
import { probeMedia } from '../encode/probe-media.ts';
import { prepareClip } from '../prepare-clip.ts';
import { type TestFolder, testFolder } from '../testing/spoken-face.ts';
import { bringMaterial } from './bring-material.ts';

const fixture = (name: string) => fileURLToPath(new URL(`../../fixtures/clips/${name}`, import.meta.url));

/** A confined process is started for each. */
const CONFINED_MS = 60_000;

let folder: TestFolder;
beforeAll(async () => {
  folder = await testFolder();
});
afterAll(() => folder.remove());

async function bring(name: string) {
  const files = clipFilesIn(folder.path);
  const { report } = await bringMaterial({ path: fixture(name), files }, () => undefined);
  return { report, files };
}

test.each(['variable-rate.mp4', 'turned-left.mp4', 'hlg.mov', 'vp9.webm'])(
  'material of %s is upright, silent and at the rate of films, with a book of every second picture',
  async (name) => {
    const { report, files } = await bring(name);
    const { video, audio } = await probeMedia(files.proxy);
    expect(video).toMatchObject({ width: 160, height: 240, fps: 30, frames: report.durationSec * 30 });
    expect(audio).toBeUndefined();
    expect(report).toMatchObject({ width: 160, height: 240 });
    expect(report.durationSec).toBeGreaterThan(0.95);
    const { offsets, ...head } = readFlipHead(await readFile(files.track));
    expect(head).toEqual({ width: 160, height: 240, frames: video?.frames, step: 2 });
    expect(offsets).toHaveLength(16);
  },
);

test('a film shows each picture of its clip in its turn, also backwards', async () => {
  const { files } = await bring('plain.mp4');
  const spec = parseSceneSpec({
    durationSec: 2,
    performer: { kind: 'preset', presetId: 'emma' },
    background: { kind: 'color', color: '#202020' },
    shots: [{ fromSec: 0, size: 'clip 1' }],
    material: [{ shot: 'clip 1', picture: 'film', fromSec: 0.1 }],
  });
  const reels = await ClipReels.open(spec, new Map([['film', files.proxy]]), { width: 160, height: 240 });
  const marks: number[] = [];
  for (const frame of [3, 4, 12, 5]) {
    await reels.load([{ name: 'film', frame }]);
    marks.push(markIn(reels.clips.get('film')?.at(frame) as unknown as Canvas));
  }
  await reels.close();
  expect(marks).toEqual([3, 4, 12, 5]);
});

test.each([
  ['one-frame.mp4', /^This clip is 0\.\d s long\. Use one of at least [\d.]+ s\.$/],
  ['eight-k.mp4', /^This clip has 7680 x 4320 pixels\. Use one of 720p, 1080p or 4K\.$/],
])('%s is refused before it is decoded, with what to do instead', async (name, words) => {
  await expect(bring(name)).rejects.toMatchObject({ code: 'bad_clip', message: expect.stringMatching(words) });
});

test.each([
  ['a text', async (path: string) => writeFile(path, 'This is no video at all.'), /couldn't read this file/],
  [
    'half a file',
    async (path: string) => writeFile(path, (await readFile(fixture('plain.mp4'))).subarray(0, 900)),
    /./,
  ],
])(
  '%s is told at once, in words for people',
  async (_, write, words) => {
    const file = join(folder.path, 'sent');
    await write(file);
    const wish = { file, folder: join(folder.path, 'made'), signal: new AbortController().signal };
    const refused = prepareClip({ ...wish, use: 'material', onProgress: () => undefined }, '');
    await expect(refused).rejects.toMatchObject({ name: 'ClipUnusableError', message: expect.stringMatching(words) });
  },
  CONFINED_MS,
);

/** How often the white mark has moved: it begins 4 px from the left, is 8 px wide, and moves by 4 px a picture. */
function markIn(canvas: Canvas): number {
  const { width, height } = canvas;
  const row = canvas.getContext('2d').getImageData(0, Math.floor(height * 0.95), width, 1).data;
  let [sum, weight] = [0, 0];
  for (let x = 0; x < width; x++) {
    const light = Math.min(row[4 * x] ?? 0, row[4 * x + 1] ?? 0, row[4 * x + 2] ?? 0);
    if (light < 200) continue;
    sum += x + 0.5;
    weight += 1;
  }
  return Math.round((sum / weight - 8) / 4);
}
