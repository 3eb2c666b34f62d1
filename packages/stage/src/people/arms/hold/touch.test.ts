import { describe, expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { LIGHTS } from '#base/light/light-presets.ts';
import { makeCanvas } from '../../../../testing/node-canvas.ts';
import { silhouetteOf } from './silhouette.ts';
import { withTouch } from './touch.ts';

/** A finger of 10 by 10 pixels in the middle of 60 by 60 or further right, and a thing that fills the right half behind it. */
function touched(left = 25) {
  const pixels = new Uint8ClampedArray(60 * 60 * 4);
  for (let row = 25; row < 35; row++) pixels.fill(255, (row * 60 + left) * 4, (row * 60 + left + 10) * 4);
  const thing = makeCanvas(20, 20);
  contextOf(thing).fillRect(0, 0, 20, 20);
  const card = { silhouette: silhouetteOf(thing, makeCanvas), light: LIGHTS.studio };
  const place = { middle: [0.45, 0.3, 0], right: [0.6, 0.3, 0], down: [0.45, 0.6, 0] } as const;
  return withTouch({ pixels, width: 60, height: 60, x: 0, y: 0 }, { card, place, unitPx: 100 });
}

describe('the shadow of fingers on what they hold', () => {
  const { pixels } = touched();
  const alphaAt = (x: number, y: number) => pixels[(y * 60 + x) * 4 + 3];
  const darkest = (from: number, to: number) =>
    Math.max(...Array.from({ length: 60 }, (_, y) => y).flatMap((y) => [alphaAt(from, y), alphaAt(to, y)]));

  it('falls on the thing and not beside it', () => {
    expect(darkest(36, 37)).toBeGreaterThan(20);
    expect(darkest(22, 23)).toBe(0);
  });

  it('leaves the finger as it is, and what is far from it clear', () => {
    expect([...pixels.slice((30 * 60 + 30) * 4, (30 * 60 + 31) * 4)]).toEqual([255, 255, 255, 255]);
    expect(darkest(58, 59)).toBe(0);
  });

  it('ends softly where its picture does', () => {
    const beside = touched(48).pixels;
    const alphas = [59, 58, 57].map((x) =>
      Math.max(...Array.from({ length: 25 }, (_, y) => beside[((35 + y) * 60 + x) * 4 + 3])),
    );
    expect(alphas[0]).toBe(0);
    expect(alphas[1]).toBeLessThan(alphas[2]);
    expect(alphas[2]).toBeGreaterThan(0);
  });
});
