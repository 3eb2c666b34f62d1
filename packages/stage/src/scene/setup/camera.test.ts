import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { describe, expect, it } from 'vitest';
import { portraitAnalysis } from '../../../testing/photo-portraits.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { layoutOf } from '../layout/layout-scene.ts';
import { DRIFT_UNITS, planDrift, planShots } from './camera.ts';

const SETTING = { kind: 'setting', setting: 'home', environment: 'day', lighting: 'auto', style: 'clean', seed: 1 };

/** Sentences of one word each, `lengthSec` long, one right after the other. */
function sentences(count: number, lengthSec: number) {
  return Array.from({ length: count }, (_, i) => ({
    text: 'Word.',
    startSec: i * lengthSec,
    endSec: (i + 1) * lengthSec,
  }));
}

const scene = (partial: Parameters<typeof sampleScene>[0]): SceneSpec =>
  sampleScene({ durationSec: 60, words: sentences(15, 4), camera: 'cuts', endCard: null, ...partial });

describe('planShots', () => {
  it.each(['still', 'drift'])('films a %s scene in one shot', (camera) => {
    expect(planShots(scene({ camera }))).toEqual([{ startSec: 0, tight: false }]);
  });

  it('cuts between sentences, from the wide view to the near one and back', () => {
    const shots = planShots(scene({}));
    expect(shots.slice(0, 4)).toEqual([
      { startSec: 0, tight: false },
      { startSec: 4, tight: true },
      { startSec: 8, tight: false },
      { startSec: 12, tight: true },
    ]);
  });

  it.each([0.5, 1, 1.7, 2.9])('holds every shot for at least 3.2 s when a sentence takes %d s', (lengthSec) => {
    const shots = planShots(scene({ words: sentences(Math.floor(58 / lengthSec), lengthSec) }));
    expect(shots.length).toBeGreaterThan(5);
    for (const [i, { startSec }] of shots.entries()) {
      if (i > 0) expect(startSec - shots[i - 1].startSec).toBeGreaterThanOrEqual(3.2);
    }
  });

  it('cuts in the middle of the pause between two sentences', () => {
    const words = [
      { text: 'First.', startSec: 0, endSec: 5 },
      { text: 'Second.', startSec: 6, endSec: 9 },
    ];
    expect(planShots(scene({ words }))[1]).toEqual({ startSec: 5.5, tight: true });
  });

  it.each(['.', '!', '?', '…', '。', '！', '？', '؟', '।', '."', '!”'])('takes %s for the end of a sentence', (end) => {
    const words = [
      { text: `First${end}`, startSec: 0, endSec: 5 },
      { text: 'Second', startSec: 5, endSec: 9 },
    ];
    expect(planShots(scene({ words }))).toHaveLength(2);
  });

  it.each([',', ':', ';', '', '-', '.5'])('does not cut after a word that ends in %j', (end) => {
    const words = [
      { text: `First${end}`, startSec: 0, endSec: 5 },
      { text: 'Second', startSec: 5, endSec: 9 },
    ];
    expect(planShots(scene({ words }))).toHaveLength(1);
  });

  it('never cuts in the last second and a half', () => {
    const last = planShots(scene({})).at(-1);
    expect(last?.startSec).toBeLessThanOrEqual(58.5);
  });

  it('never cuts while the end card enters', () => {
    const endCard = { text: 'Bye', detail: null, durationSec: 10, color: '#ff0000' };
    const last = planShots(scene({ endCard })).at(-1);
    expect(last?.startSec).toBeLessThanOrEqual(48.5);
  });

  it('has one shot when nothing is said', () => {
    expect(planShots(scene({ words: [] }))).toHaveLength(1);
  });
});

describe('planDrift', () => {
  const moments = Array.from({ length: 200 }, (_, i) => i * 0.3);
  const placesOf = (partial: Parameters<typeof sampleScene>[0]) => {
    const spec = scene({ camera: 'drift', background: SETTING, ...partial });
    const drift = planDrift(spec, layoutOf(spec));
    return moments.map(drift);
  };

  it('never moves an unfocused background past its margin', () => {
    const places = placesOf({});
    for (const { x, y } of places) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(DRIFT_UNITS);
    expect(new Set(places.map(({ x }) => x)).size).toBeGreaterThan(50);
  });

  it('moves by less than half a pixel at a time, and stands in even frames, where key frames are', () => {
    const spec = scene({ camera: 'drift', background: SETTING });
    const drift = planDrift(spec, layoutOf(spec));
    for (let frame = 1; frame < 900; frame++) {
      const before = drift((frame - 1) / 30);
      const now = drift(frame / 30);
      if (frame % 2 === 0) expect(now).toEqual(before);
      else expect(Math.hypot(now.x - before.x, now.y - before.y)).toBeLessThan(0.5);
    }
  });

  it('is the same for the same seed and another for another', () => {
    expect(placesOf({ seed: 4 })).toEqual(placesOf({ seed: 4 }));
    expect(placesOf({ seed: 4 })).not.toEqual(placesOf({ seed: 5 }));
  });

  it.each([
    ['a camera that stands still', { camera: 'still' }],
    ['a plain color', { background: { kind: 'color', color: '#ffffff' } }],
    ['a sharp picture', { background: { kind: 'picture', picture: 'room', softness: 0 } }],
    ['a talking photo', { performer: { kind: 'photo', picture: 'me', points: portraitAnalysis('eu_f28') } }],
  ] as const)('holds %s', (_, partial) => {
    expect(placesOf(partial).every(({ x, y }) => x === 0 && y === 0)).toBe(true);
  });

  it('moves a soft picture', () => {
    const places = placesOf({ background: { kind: 'picture', picture: 'room', softness: 0.3 } });
    expect(places.some(({ x }) => x !== 0)).toBe(true);
  });
});
