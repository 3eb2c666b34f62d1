import { describe, expect, it } from 'vitest';
import { linearOf } from '../paint/paint-texture.ts';
import { develop } from './develop.ts';

function shown(light: number[], exposure = 1): Uint8ClampedArray {
  const count = light.length / 3;
  const pixels = { width: count, height: 1, data: new Uint8ClampedArray(count * 4) };
  develop(Float32Array.from(light), exposure, pixels);
  return pixels.data;
}

const greyOf = (light: number, exposure = 1): number => shown([light, light, light], exposure)[0];

describe('develop', () => {
  it.each([-1, 0])('shows a light of %d as black', (light) => {
    expect(greyOf(light)).toBe(0);
  });

  it.each([8, 100, Number.POSITIVE_INFINITY])('shows a light of %d as white', (light) => {
    expect(greyOf(light)).toBe(255);
  });

  it('never gets darker when light is added', () => {
    const steps = Array.from({ length: 200 }, (_, i) => greyOf((i / 199) ** 3 * 9));
    for (let i = 1; i < steps.length; i++) expect(steps[i]).toBeGreaterThanOrEqual(steps[i - 1]);
  });

  it('opens the shadows', () => {
    expect(greyOf(0.01)).toBeGreaterThan(10);
  });

  it('keeps highlights apart far beyond what a screen shows', () => {
    expect(greyOf(4)).toBeGreaterThan(greyOf(2));
  });

  it('takes a longer exposure like more light', () => {
    expect(greyOf(0.2, 2)).toBe(greyOf(0.4, 1));
  });

  it('develops each channel by itself and leaves every pixel opaque', () => {
    const pixels = shown([0, 0.2, 9, 9, 0, 0.2]);
    expect([pixels[0], pixels[2], pixels[3]]).toEqual([0, 255, 255]);
    expect([pixels[4], pixels[5], pixels[7]]).toEqual([255, 0, 255]);
    expect(pixels[1]).toBe(pixels[6]);
  });
});

describe('linearOf', () => {
  it('goes from no light to all light', () => {
    expect([linearOf(0), linearOf(255)]).toEqual([0, 1]);
  });

  it('rises with every shown step', () => {
    for (let byte = 1; byte < 256; byte++) expect(linearOf(byte)).toBeGreaterThan(linearOf(byte - 1));
  });
});
