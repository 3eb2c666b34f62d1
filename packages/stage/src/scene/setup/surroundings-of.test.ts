import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { describe, expect, it, vi } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import type { Framing } from '#base/performer.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { prepareScene } from './prepare-scene.ts';
import { performerKey } from './scene-keys.ts';
import { surroundingsOf } from './surroundings-of.ts';

/** People take seconds to make on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

function wallOf(left: string, right: string) {
  const canvas = makeCanvas(240, 400);
  const ctx = contextOf(canvas);
  ctx.fillStyle = left;
  ctx.fillRect(0, 0, 120, 400);
  ctx.fillStyle = right;
  ctx.fillRect(120, 0, 120, 400);
  return canvas;
}

const home = (environment: 'day' | 'evening'): SceneSpec =>
  sampleScene({
    aspect: '1:1',
    background: { kind: 'setting', setting: 'home', environment, seed: 1 },
  });
const framing: Framing = { frameWidth: 720, frameHeight: 1280, headX: 360, headY: 420, unitPx: 120 };

describe('the light around a person', () => {
  it('has the color of each side of the picture behind them', () => {
    const { left, right, above } = surroundingsOf(wallOf('#ff0000', '#0000ff'), makeCanvas);
    expect(left[0]).toBeGreaterThan(0.9);
    expect(left[2]).toBeLessThan(0.05);
    expect(right[2]).toBeGreaterThan(0.9);
    expect(above[0]).toBeCloseTo(0.5, 1);
  });

  it('reaches who stands in a place, and nobody before a plain color', () => {
    const env = { makeCanvas, tracedPixels: 2000 };
    const litIn = (spec: SceneSpec) => prepareScene(spec, env).shots[0].performer.framing.surroundings;
    const { left } = litIn(home('day')) ?? { left: [0, 0, 0] };
    expect(left[1]).toBeGreaterThan(0.01);
    expect(litIn(sampleScene({ aspect: '1:1', background: { kind: 'color', color: '#3355cc' } }))).toBeUndefined();
  });

  it('does not make a person of a first look again for the finer picture of the same place', () => {
    const lit = (shade: number): Framing => {
      const side = [shade, shade, shade] as const;
      return { ...framing, surroundings: { left: side, right: side, above: side, below: side } };
    };
    const key = performerKey(home('day'), lit(0.31), null);
    expect(performerKey(home('day'), lit(0.32), null)).toBe(key);
    expect(performerKey(home('evening'), lit(0.31), null)).not.toBe(key);
  });

  it('makes a person again where their lamp changes sides, or their light by more than a tenth', () => {
    const keyOf = (left: number, right: number): string => {
      const [one, other, middle] = [left, right, (left + right) / 2].map((shade) => [shade, shade, shade] as const);
      if (!one || !other || !middle) throw new Error('Three shades have three sides.');
      return performerKey(
        home('day'),
        { ...framing, surroundings: { left: one, right: other, above: middle, below: middle } },
        null,
      );
    };
    expect(keyOf(0.24, 0.37)).not.toBe(keyOf(0.25, 0.36));
    expect(keyOf(0.37, 0.24)).not.toBe(keyOf(0.24, 0.37));
    expect(keyOf(0.1, 0.1)).not.toBe(keyOf(0.3, 0.3));
  });
});
