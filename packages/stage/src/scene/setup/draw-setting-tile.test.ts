import { SETTINGS, type Setting } from '@herald/media/choices';
import { describe, expect, it, vi } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { drawSettingTile } from './draw-setting-tile.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

function averageOf(setting: Setting): number[] {
  const canvas = drawSettingTile(
    { kind: 'setting', setting, environment: 'day', lighting: 'natural', style: 'warm', seed: 1 },
    96,
    makeCanvas,
  );
  expect([canvas.width, canvas.height]).toEqual([96, 120]);
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  const sums = [0, 0, 0];
  for (let i = 0; i < data.length; i += 4) for (const c of [0, 1, 2]) sums[c] += data[i + c];
  return sums.map((sum) => sum / (data.length / 4));
}

describe('the tile of a place', () => {
  it('shows every place differently, none of them black or burnt out', () => {
    const averages = SETTINGS.map(averageOf);
    for (const rgb of averages) expect(Math.max(...rgb)).toBeGreaterThan(30);
    for (const rgb of averages) expect(Math.min(...rgb)).toBeLessThan(245);
    for (const [index, a] of averages.entries())
      for (const b of averages.slice(index + 1))
        expect(Math.max(...a.map((value, c) => Math.abs(value - b[c])))).toBeGreaterThan(4);
  });
});
