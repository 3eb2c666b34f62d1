import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClipUnusableError, type PreparedClip } from '@herald/media/clips';
import { encodeMouthCurves } from '@herald/media/mouth';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTrack } from './draw/clip-track-file.ts';
import { openClipDrawing } from './draw/clip-drawing.ts';
import { probeMedia } from './encode/probe-media.ts';
import { prepareClip } from './prepare-clip.ts';
import { filmPortrait, portraitMotion } from './testing/moving-portrait.ts';
import { type TestFolder, testFolder } from './testing/spoken-face.ts';

const READER = new URL('./testing/known-face-reader.ts', import.meta.url).href;
const CLIP_SEC = 10.4;

let folder: TestFolder;
let clip: PreparedClip;
const shares: number[] = [];
const prepare = (file: string) =>
  prepareClip(
    {
      file,
      folder: join(folder.path, 'made'),
      signal: new AbortController().signal,
      onProgress: (share) => shares.push(share),
    },
    READER,
  );

beforeAll(async () => {
  folder = await testFolder();
  const file = join(folder.path, 'clip.mp4');
  await filmPortrait(file, CLIP_SEC);
  clip = await prepare(file);
}, 120_000);

afterAll(() => folder.remove());

describe('a clip with closed lips', { timeout: 60_000 }, () => {
  test('becomes a silent proxy at the rate of films, a track and a poster', async () => {
    const { video, audio } = await probeMedia(clip.files.proxy);
    expect(video).toMatchObject({ width: 360, height: 640, fps: 30, frames: CLIP_SEC * 30 });
    expect(audio).toBeUndefined();
    expect((await stat(clip.files.poster)).size).toBeGreaterThan(2000);
    expect(clip.report).toMatchObject({ width: 360, height: 640, fps: 30, findings: [], hasTeeth: false });
    expect(clip.report.usableSec).toBeCloseTo(CLIP_SEC, 1);
    expect(shares.at(-1)).toBe(1);
  });

  test('is followed to a tenth of a pixel, although the net errs by more', async () => {
    const { places } = await readTrack(clip.files.track);
    const off = places.map((place, frame) => place[2] - portraitMotion(frame).x).slice(10, -10);
    const mean = off.reduce((sum, value) => sum + value, 0) / off.length;
    const trembling = Math.sqrt(off.reduce((sum, value) => sum + (value - mean) ** 2, 0) / off.length);
    expect(trembling).toBeLessThan(0.1);
  });

  test('is filmed as it is while the lips rest, and with an open mouth where one is asked for', async () => {
    const rest = await pictureOf(0);
    expect(Buffer.compare(rest, await pictureOf(null))).toBe(0);
    const open = await pictureOf(1);
    const changed = open.filter((value, k) => value !== rest[k]).length;
    expect(changed).toBeGreaterThan(3000);
    expect(changed).toBeLessThan(rest.length / 4);
  });
});

/** The first frame of a film of the clip, in planes. */
async function pictureOf(open: number | null): Promise<Buffer> {
  const flat = Float32Array.of(0, 0, 0, 0);
  const curves = { open: flat.map(() => open ?? 0), wide: flat, round: flat, press: flat, teeth: flat, tongue: flat };
  const spec = parseSceneSpec({
    durationSec: 0.2,
    performer: { kind: 'clip', proxy: clip.files.proxy, track: clip.files.track },
    background: { kind: 'color', color: '#202020' },
    captions: null,
    mouth: open === null ? null : { rateHz: 20, ...encodeMouthCurves({ rateHz: 20, ...curves }) },
  });
  const drawing = await openClipDrawing({ spec, pictures: {} });
  try {
    return Buffer.from((await drawing.draw(0)).planes);
  } finally {
    await drawing.close();
  }
}

describe('what is no clip', { timeout: 60_000 }, () => {
  test('is refused in words for the person who sent it', async () => {
    const text = join(folder.path, 'text.mp4');
    await writeFile(text, 'not a video');
    const short = join(folder.path, 'short.mp4');
    await filmPortrait(short, 1);
    for (const [file, words] of [
      [text, /couldn't read this file/],
      [short, /1\.0 s long\. Film at least 10 s/],
    ] as const) {
      const refusal = await prepare(file).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(ClipUnusableError);
      expect(refusal).toMatchObject({ kind: 'clip_unusable', message: expect.stringMatching(words) });
    }
  });
});
