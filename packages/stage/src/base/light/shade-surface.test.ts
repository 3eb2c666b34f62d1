import { describe, expect, it } from 'vitest';
import { normalize, type Vector } from '../math/vector.ts';
import { chooseLight } from './choose-light.ts';
import { LIGHTS } from './light-presets.ts';
import { shadeSurface, turnLight } from './shade-surface.ts';
import type { Surface } from './surface.ts';

const SKIN = { gloss: 0.1, fillGloss: 0.1, softness: 1 };

function patch(normal: Vector, { key = 1, ambient = 1, color = 0.4 } = {}): Surface {
  const cell = (value: number) => new Float32Array([value]);
  return {
    columns: 1,
    firstRow: 0,
    lastRow: 1,
    normalX: cell(normal[0]),
    normalY: cell(normal[1]),
    normalZ: cell(normal[2]),
    keyShare: cell(key),
    ambientShare: cell(ambient),
    albedo: new Float32Array([color, color, color]),
    shine: cell(1),
    rowStart: new Int16Array([0]),
    rowEnd: new Int16Array([1]),
  };
}

function shade(surface: Surface, light = LIGHTS.studio, material = SKIN): number[] {
  const out = new Uint8ClampedArray(4);
  shadeSurface(surface, light, material, out);
  return [...out];
}

const { key } = LIGHTS.studio;
const away = normalize([-key[0], -key[1], 0.1]);

describe('shading', () => {
  it('is brighter towards the key lamp than away from it', () => {
    expect(shade(patch(key))[1]).toBeGreaterThan(shade(patch(away))[1] + 40);
  });

  it('is darker in shadow and in narrow places', () => {
    const open = shade(patch(key));
    expect(shade(patch(key, { key: 0.2 }))[1]).toBeLessThan(open[1]);
    expect(shade(patch(key, { ambient: 0.3 }))[1]).toBeLessThan(open[1]);
  });

  it('lets more red than blue leak into the shadow of skin, less into that of cloth', () => {
    const grazing = normalize([-key[0] * 0.6, -key[1] * 0.6, 0.35]);
    const [red, , blue] = shade(patch(grazing));
    const [clothRed, , clothBlue] = shade(patch(grazing), LIGHTS.studio, { ...SKIN, softness: 0 });
    expect(red - blue).toBeGreaterThan(clothRed - clothBlue);
  });

  it('never leaves a cell transparent or broken', () => {
    for (const color of [0, 0.02, 1, 5]) {
      const pixel = shade(patch(key, { color }));
      expect(pixel[3]).toBe(255);
      for (const value of pixel) expect(value).toBeLessThanOrEqual(255);
    }
  });

  it('turning the lamps back equals turning the head', () => {
    const turned = turnLight(LIGHTS.studio, 0.2, 0);
    const cos = Math.sqrt(1 - 0.04);
    const normal: Vector = normalize([0.3, 0.1, 0.9]);
    const world: Vector = [normal[0] * cos + normal[2] * 0.2, normal[1], normal[2] * cos - normal[0] * 0.2];
    const [a] = shade(patch(normal), turned);
    const [b] = shade(patch(world));
    expect(Math.abs(a - b)).toBeLessThanOrEqual(2);
  });

  it('uses studio light when the choice is left to it', () => {
    expect(chooseLight('auto')).toBe(LIGHTS.studio);
    expect(chooseLight('artistic')).toBe(LIGHTS.artistic);
  });
});
