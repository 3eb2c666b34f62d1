import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPictureHeader } from '@herald/media/picture-header';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { probeMedia } from '../encode/probe-media.ts';
import { testFolder } from '../testing/spoken-face.ts';
import { drawSample } from './draw-sample.ts';

test('a sample is a still picture in the colors of its film and moving seconds of it, small and without a sound', async () => {
  const folder = await testFolder();
  try {
    const files = { poster: join(folder.path, 'poster.webp'), loop: join(folder.path, 'loop.mp4') };
    const spec = parseSceneSpec({
      durationSec: 1,
      aspect: '1:1',
      performer: { kind: 'preset', presetId: 'emma' },
      background: { kind: 'color', color: '#d04020' },
    });
    await drawSample({ source: { scene: { spec, pictures: {} } }, files });
    expect(readPictureHeader(await readFile(files.poster))).toMatchObject({
      widthPx: 480,
      heightPx: 480,
      isWhole: true,
    });
    const corner = await cornerOf(files.poster);
    for (const [channel, value] of [0xd0, 0x40, 0x20].entries()) {
      expect(Math.abs((corner[channel] ?? 0) - value), `channel ${channel}`).toBeLessThan(8);
    }
    const loop = await probeMedia(files.loop);
    expect(loop.video).toMatchObject({ codec: 'h264', width: 360, height: 360, fps: 15, frames: 15 });
    expect(loop.audio).toBeUndefined();
  } finally {
    await folder.remove();
  }
}, 60_000);

async function cornerOf(path: string): Promise<Uint8ClampedArray> {
  const picture = await loadImage(path);
  const context = createCanvas(picture.width, picture.height).getContext('2d');
  context.drawImage(picture, 0, 0);
  return context.getImageData(4, 4, 1, 1).data;
}
