import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPictureHeader } from '@herald/media/picture-header';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { expect, test } from 'vitest';
import { probeMedia } from '../encode/probe-media.ts';
import { testFolder } from '../testing/spoken-face.ts';
import { drawSample } from './draw-sample.ts';

test('a sample is a still picture and moving seconds of it, small and without a sound', async () => {
  const folder = await testFolder();
  try {
    const files = { poster: join(folder.path, 'poster.webp'), loop: join(folder.path, 'loop.mp4') };
    const spec = parseSceneSpec({
      durationSec: 1,
      aspect: '1:1',
      performer: { kind: 'preset', presetId: 'emma' },
      background: { kind: 'color', color: '#1d2430' },
    });
    await drawSample({ source: { scene: { spec, pictures: {} } }, files });
    expect(readPictureHeader(await readFile(files.poster))).toMatchObject({
      widthPx: 480,
      heightPx: 480,
      isWhole: true,
    });
    const loop = await probeMedia(files.loop);
    expect(loop.video).toMatchObject({ codec: 'h264', width: 360, height: 360, fps: 15, frames: 15 });
    expect(loop.audio).toBeUndefined();
  } finally {
    await folder.remove();
  }
}, 60_000);
