import type { SceneLook, SceneSpec } from '@herald/media/scene/scene-spec';
import { MemorySceneCache } from '@herald/stage';
import { beforeAll, describe, expect, test } from 'vitest';
import { paintedRgba } from '../testing/painted-rgba.ts';
import { sceneInPassages } from '../testing/scene-in-passages.ts';
import type { DrawnAtOnce } from './drawing.ts';
import { planSegments } from './plan-segments.ts';
import { openSceneDrawing } from './scene-drawing.ts';

const BODY =
  'Three drops in the morning are enough, and you will feel them all day long. They smell of nothing, and a bottle lasts you the whole winter.';
const CALL = 'Try it for thirty days.';
const LOOK: SceneLook = {
  seed: 7,
  aspect: '1:1',
  performer: { kind: 'preset', presetId: 'emma' },
  background: { kind: 'setting', setting: 'home', environment: 'day', lighting: 'natural', style: 'warm', seed: 7 },
  captions: { style: 'pop', position: 'bottom' },
  endCard: { text: 'Try it', durationSec: 2, color: '#ff6a45', detail: null, style: 'stage' },
};

const cache = new MemorySceneCache(4);

interface Film {
  spec: SceneSpec;
  drawing: DrawnAtOnce;
  startFrame: number;
  keys: { key: string; from: number }[];
}

async function film(hook: string): Promise<Film> {
  const { scene: spec } = await sceneInPassages(LOOK, [hook, BODY, CALL]);
  const drawing = await openSceneDrawing({ spec, pictures: {} }, cache);
  const startFrame = Math.round((spec.passages?.[1]?.startSec ?? 0) * drawing.format.fps);
  return { spec, drawing, startFrame, keys: planSegments(drawing).segments };
}

describe('two films that differ in their hook', () => {
  let films: Film[];

  beforeAll(async () => {
    const hooks = [
      'Does your skin give up every winter?',
      'I threw away nine creams, and you can do the same tonight.',
    ];
    films = [];
    for (const hook of hooks) films.push(await film(hook));
  });

  test('share every segment of body, call and end card but the first second of the body', () => {
    const [one, other] = films.map(({ keys, startFrame }) => {
      return keys.filter(({ from }) => from >= startFrame).map(({ key }) => key);
    });
    expect(one).toHaveLength(other.length);
    expect(one.length).toBeGreaterThan(4);
    expect(one.map((key, k) => key === other[k])).toEqual(one.map((_, k) => k > 0));
    expect(films[0].startFrame).not.toBe(films[1].startFrame);
  });

  test('show the same pictures in what they share, to the last pixel', () => {
    const [one, other] = films;
    for (const after of [31, 60, 150, 290, one.drawing.frames - one.startFrame - 10]) {
      const [a, b] = [one, other].map(({ drawing, startFrame }) => paintedRgba(drawing.draw(startFrame + after)));
      expect(a.equals(b), `frame ${after} after the hook`).toBe(true);
    }
  });

  test('never jump where one passage ends and the next one begins', () => {
    for (const { drawing, startFrame } of films) {
      const states = [-2, -1, 0, 1].map((at) => drawing.mouth?.posture(startFrame + at) ?? []);
      const step = (k: number) => Math.hypot(...states[k].slice(0, 5).map((value, i) => value - states[k - 1][i]));
      expect(step(2)).toBeLessThan(0.02 + 2 * Math.max(step(1), step(3)));
    }
  });
});
