import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPictureHeader } from '@herald/media/picture-header';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { probeMedia } from '../encode/probe-media.ts';
import { testFolder } from '../testing/spoken-face.ts';
import { drawSample } from './draw-sample.ts';

test('a sample is a still picture in the colors of its film, moving seconds of it without a sound, and four moments', async () => {
  const folder = await testFolder();
  try {
    const at = (name: string) => join(folder.path, name);
    const files = { poster: at('poster.webp'), loop: at('loop.mp4'), moments: at('moments.webp') };
    const spec = parseSceneSpec({
      durationSec: 1,
      aspect: '1:1',
      performer: { kind: 'preset', presetId: 'emma' },
      background: { kind: 'color', color: '#d04020' },
      endCard: { text: 'Half price', durationSec: 0.5 },
    });
    await drawSample({ source: { scene: { spec, pictures: {} } }, files });
    expect(readPictureHeader(await readFile(files.poster))).toMatchObject({
      widthPx: 480,
      heightPx: 480,
      isWhole: true,
    });
    expect(await cornerOf(files.poster)).toEqual(RED);
    expect(readPictureHeader(await readFile(files.moments))).toMatchObject({
      widthPx: 4 * 300,
      heightPx: 300,
      isWhole: true,
    });
    for (const at of [0, 1, 2]) expect(await cornerOf(files.moments, at * 300)).toEqual(RED);
    expect(await cornerOf(files.moments, 3 * 300), 'the end card has its own ground').not.toEqual(RED);
    const loop = await probeMedia(files.loop);
    expect(loop.video).toMatchObject({ codec: 'h264', width: 360, height: 360, fps: 15, frames: 15 });
    expect(loop.audio).toBeUndefined();
  } finally {
    await folder.remove();
  }
}, 120_000);

const near = (value: number) => expect.toSatisfy((it: number) => Math.abs(it - value) < 8);
const RED = [near(0xd0), near(0x40), near(0x20), 255];

async function cornerOf(path: string, left = 0): Promise<number[]> {
  const picture = await loadImage(path);
  const context = createCanvas(picture.width, picture.height).getContext('2d');
  context.drawImage(picture, 0, 0);
  return [...context.getImageData(left + 4, 4, 1, 1).data];
}
