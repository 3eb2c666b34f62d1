import { describe, expect, it, vi } from 'vitest';
import type { Sprite } from '#base/drawing/sprite.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import type { Framing } from '#base/performer.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { headOn } from '../params/head-on-body.ts';
import { movingArea } from './moving-area.ts';

/** A picture takes seconds to draw on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const framing: Framing = { frameWidth: 360, frameHeight: 640, headX: 180, headY: 250, unitPx: 40 };
const sprite = (x: number, y: number, width: number, height: number): Sprite => ({
  canvas: makeCanvas(width, height),
  x,
  y,
});
const torso = sprite(-80, 60, 160, 200);
const bald = { back: null, front: null, hidesEars: false };
const areaOf = (change: Partial<Parameters<typeof movingArea>[0]> = {}) =>
  movingArea({ framing, headPlace: headOn(change.framing ?? framing), hair: bald, torso, seam: 50, ...change });

describe('the moving area', () => {
  it('holds the head with room to lean', () => {
    const { x, y, width, height } = areaOf();
    expect(x).toBeLessThan(180 - 1.2 * 40);
    expect(x + width).toBeGreaterThan(180 + 1.2 * 40);
    expect(y).toBeLessThan(250 - 1.45 * 40);
    expect(y + height).toBeGreaterThan(250 + 1.75 * 40);
  });

  it('is on whole pixels', () => {
    const area = areaOf({ framing: { ...framing, headX: 177.3, unitPx: 37.7 } });
    expect(Object.values(area).every(Number.isInteger)).toBe(true);
  });

  it('grows with the hair', () => {
    const long = areaOf({ hair: { ...bald, back: sprite(-70, -60, 140, 240) } });
    expect(long.y + long.height).toBeGreaterThanOrEqual(250 + 180);
  });

  it('ends where the torso is still', () => {
    const high = areaOf({ seam: 60 });
    const low = areaOf({ seam: 160 });
    expect(low.height - high.height).toBe(100);
  });

  it('never leaves the frame, wherever the head is', () => {
    const random = seededRandom(23);
    for (let i = 0; i < 100; i++) {
      const place = { headX: random() * 360, headY: random() * 640, unitPx: 10 + random() * 200 };
      const { x, y, width, height } = areaOf({ framing: { ...framing, ...place } });
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
      expect(y + height).toBeLessThanOrEqual(640);
    }
  });
});
