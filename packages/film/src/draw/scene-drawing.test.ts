import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { beforeAll, describe, expect, test } from 'vitest';
import { paintedRgba } from '../testing/painted-rgba.ts';
import type { DrawnAtOnce } from './drawing.ts';
import { openSceneDrawing } from './scene-drawing.ts';
import { takeOver } from './take-over.ts';
import { YuvPicture } from './yuv-picture.ts';

const DURATION_SEC = 3;

/** A mouth that opens and shuts, so that something moves all the time. */
function mouthCurves(): Record<string, unknown> {
  const wave = Array.from({ length: DURATION_SEC * 20 }, (_, i) => Math.max(0, Math.sin(i / 3)) * 0.8);
  const none = wave.map(() => 0);
  return { rateHz: 20, open: wave, wide: none, round: none, press: none, teeth: none, tongue: none };
}

/** The last word is said after a pause, so it is a caption of its own. */
const STARTS_SEC = [0.1, 0.4, 0.7, 2];
const words = ['Two', 'drops', 'every', 'morning'].map((text, k) => {
  const startSec = STARTS_SEC[k];
  return { text, startSec, endSec: startSec + 0.3 };
});

function sceneWith(change: Record<string, unknown> = {}): Parameters<typeof openSceneDrawing>[0] {
  const spec = parseSceneSpec({
    aspect: '1:1',
    durationSec: DURATION_SEC,
    performer: { kind: 'preset', presetId: 'omar' },
    background: { kind: 'color', color: '#405060' },
    captions: { style: 'pop' },
    hook: { text: 'Dry skin?', durationSec: 1 },
    endCard: { text: 'Try it', durationSec: 0.8 },
    words,
    mouth: mouthCurves(),
    ...change,
  });
  return { spec, pictures: {} };
}

describe('a scene as a drawing', () => {
  let drawing: DrawnAtOnce;
  beforeAll(async () => {
    drawing = await openSceneDrawing(sceneWith());
  });

  test('has its size and as many frames as it lasts', () => {
    expect(drawing.format).toEqual({ width: 720, height: 720, fps: 30 });
    expect(drawing.frames).toBe(DURATION_SEC * 30);
  });

  test('gives the same picture from the parts that changed as from the whole', () => {
    const kept = new YuvPicture(drawing.format);
    for (let frame = 0; frame < drawing.frames; frame += 3) {
      const painted = drawing.draw(frame);
      takeOver(kept, painted);
      if (frame % 15 !== 0) continue;
      const fresh = new YuvPicture(drawing.format);
      fresh.update(paintedRgba(painted));
      expect(Buffer.from(kept.bytes).equals(Buffer.from(fresh.bytes)), `frame ${frame}`).toBe(true);
    }
  });

  test('draws a frame alike whatever was drawn before', () => {
    const rgba = (frame: number): Buffer => paintedRgba(drawing.draw(frame));
    const first = rgba(40);
    rgba(10);
    rgba(80);
    expect(rgba(40).equals(first)).toBe(true);
  });

  test('knows where the mouth is until the end card covers it', () => {
    const { mouth } = drawing;
    expect(mouth?.area(10)).toMatchObject({ width: expect.any(Number) });
    expect(mouth?.openness(10)).toBeGreaterThanOrEqual(0);
    expect(mouth?.openness(drawing.frames - 1)).toBeUndefined();
    expect(mouth?.samples[0]).toBe(0);
  });

  test('shows something else only where a word was changed', async () => {
    const changed = words.map((word, k) => (k === 3 ? { ...word, text: 'evening' } : word));
    const other = await openSceneDrawing(sceneWith({ words: changed }));
    expect(other.shows(0, 30) === drawing.shows(0, 30)).toBe(true);
    expect(other.shows(60, 75) === drawing.shows(60, 75)).toBe(false);
  });

  test('shows something else everywhere in another place', async () => {
    const other = await openSceneDrawing(sceneWith({ background: { kind: 'color', color: '#405061' } }));
    expect(other.shows(0, 30) === drawing.shows(0, 30)).toBe(false);
  });
});

test('a picture that is missing or none is named', async () => {
  const scene = sceneWith({ logo: { picture: 'logo' } });
  await expect(openSceneDrawing({ ...scene, pictures: { logo: '/nowhere/logo.png' } })).rejects.toMatchObject({
    code: 'bad_picture',
    message: expect.stringContaining('/nowhere/logo.png'),
  });
});
