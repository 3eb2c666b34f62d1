import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { probeMedia } from '../probe-media.ts';
import { writeSoundFile } from '../sound-file.ts';
import { type AlphaPicture, readTransparent } from './read-alpha.ts';
import { StraightColors } from './straight-colors.ts';
import { transparentCoding } from './transparent-coding.ts';
import { TransparentWriter } from './transparent-writer.ts';

const FORMAT = { width: 64, height: 96, fps: 30 };
const FRAMES = 12;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herald-transparent-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Nothing on the left, half of a red in the middle, all of it on the right; colors multiplied by alpha. */
function threeBands(): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(FORMAT.width * FORMAT.height * 4);
  for (let y = 0; y < FORMAT.height; y++)
    for (let x = 0; x < FORMAT.width; x++) {
      const alpha = x < 24 ? 0 : x < 40 ? 128 : 255;
      pixels.set([Math.round((200 * alpha) / 255), 0, 0, alpha], (y * FORMAT.width + x) * 4);
    }
  return pixels;
}

test('what is not seen takes the color beside it, so that no edge is dark', () => {
  const straight = new StraightColors(FORMAT).take(threeBands());
  const at = (x: number) => [...straight.subarray((40 * FORMAT.width + x) * 4, (40 * FORMAT.width + x) * 4 + 4)];
  expect(at(60)).toEqual([200, 0, 0, 255]);
  expect(at(30)[0]).toBeGreaterThanOrEqual(198);
  expect(at(30)[3]).toBe(128);
  expect(at(20)[0]).toBeGreaterThanOrEqual(198);
  expect(at(20)[3]).toBe(0);
});

test.each(['webm', 'mov'] as const)('a .%s keeps alpha, every picture and its sound', async (kind) => {
  const path = join(folder, `film.${kind}`);
  const tone = Float32Array.from({ length: 48_000 }, (_, k) => Math.sin(k / 20) * 0.3);
  const sound = await writeSoundFile(join(folder, `${kind}.f32`), tone, 48_000);
  const film = { path, format: FORMAT, frames: FRAMES, sound, metadata: { title: 'Layer' } };
  const writer = await TransparentWriter.open(film, transparentCoding(kind, 'high'));
  const straight = new StraightColors(FORMAT).take(threeBands());
  for (let frame = 0; frame < FRAMES; frame++) await writer.write(straight);
  await writer.finish();
  await writer.close();

  let seen: AlphaPicture | undefined;
  const read = await readTransparent({ path, kind }, new Set([6]), (picture) => {
    seen = picture;
  });
  expect(read).toMatchObject({ pictures: FRAMES, width: 64, height: 96, tag: kind === 'mov' ? 'ap4h' : '' });
  expect(Math.abs(read.soundSec - FRAMES / 30)).toBeLessThan(0.05);
  const alphaAt = (x: number): number => seen?.alpha[48 * FORMAT.width + x] ?? -1;
  expect(alphaAt(8)).toBeLessThan(4);
  expect(Math.abs(alphaAt(32) - 128)).toBeLessThan(12);
  expect(alphaAt(56)).toBeGreaterThan(251);
  const info = await probeMedia(path);
  expect(info.video?.codec).toBe(kind === 'webm' ? 'vp9' : 'prores');
  expect(info.audio).toMatchObject({ sampleRateHz: 48_000, codec: kind === 'webm' ? 'opus' : 'pcm_s16le' });
});
