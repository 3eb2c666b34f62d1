import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { describe, expect, it } from 'vitest';
import { portraitAnalysis } from '../../../testing/photo-portraits.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { DRIFT_UNITS, planDrift } from './camera.ts';

const SETTING = { kind: 'setting', setting: 'home', environment: 'day', lighting: 'auto', style: 'clean', seed: 1 };

const scene = (partial: Parameters<typeof sampleScene>[0]): SceneSpec =>
  sampleScene({ durationSec: 60, endCard: null, ...partial });

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
