import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FILM_FPS } from '@herald/media/film-pieces';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { mouthCurveFromPhones, synthesize } from '@herald/speech';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSceneDrawing } from '../draw/scene-drawing.ts';
import { takeOver } from '../draw/take-over.ts';
import { YuvPicture } from '../draw/yuv-picture.ts';
import { SegmentWriter } from '../encode/segment-writer.ts';

import { speakingScene } from '../speaking-scene.ts';
import { judgeLips } from '../sync/judge-lips.ts';
import { type TestFolder, testFolder } from '../testing/spoken-face.ts';
import { watchLips } from './watch-lips.ts';

/** Few pictures, as every one takes time. */
const FPS = 12;
const LATE_FRAMES = 2;
const photoFile = (name: string) =>
  fileURLToPath(new URL(`../../../stage/fixtures/portraits/${name}`, import.meta.url));
const READER = new URL('../../../providers/src/local/faces/lip-reader.ts', import.meta.url).href;

let folder: TestFolder;

beforeAll(async () => {
  folder = await testFolder();
});
afterAll(() => folder.remove());

it('finds the lips of a photo that talks, and how late they are', { timeout: 240_000 }, async () => {
  const script = 'My mum bakes big brown bread, and people pay me to taste it.';
  const sound = await synthesize({ text: script, locale: 'en-US' });
  const durationSec = sound.pcm.length / sound.sampleRateHz;
  const mouth = mouthCurveFromPhones(sound.phones, { durationSec, sound });
  const performer = {
    kind: 'photo',
    picture: 'me',
    points: JSON.parse(await readFile(photoFile('eu_f28.json'), 'utf8')),
  };
  const look = parseSceneSpec({
    durationSec,
    aspect: '1:1',
    performer,
    background: { kind: 'color', color: '#807060' },
  });
  const drawing = await openSceneDrawing({
    spec: speakingScene(look, { script, sound, timing: sound, mouth, pace: 'single' }),
    pictures: { me: photoFile('eu_f28.jpg') },
  });
  const picture = new YuvPicture(drawing.format);
  const writer = await SegmentWriter.open(folder.files.video, { ...drawing.format, fps: FPS });
  for (let frame = -LATE_FRAMES; frame < durationSec * FPS; frame++) {
    takeOver(picture, drawing.draw(Math.min(drawing.frames - 1, Math.round((Math.max(0, frame) * FILM_FPS) / FPS))));
    await writer.write(picture.bytes);
  }
  await writer.finish();
  await writer.close();
  const lips = await watchLips(folder.files.video, durationSec, { mouth, reader: READER });
  expect(judgeLips(lips)).toEqual([]);
  expect(lips.faces).toBe(lips.pictures);
  expect(Math.abs(lips.delayMs - (LATE_FRAMES * 1000) / FPS)).toBeLessThan(34);
  expect(lips.movedMs).toBe(lips.delayMs);
});
