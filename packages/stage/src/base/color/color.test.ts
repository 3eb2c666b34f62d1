import { describe, expect, it } from 'vitest';
import { blurField } from './blur-field.ts';
import { blurPixels } from './blur-pixels.ts';
import { gammaByte } from './gamma-table.ts';
import { mixRgb, parseHex, rgba, scaleRgb, toHex, toLinear } from './rgb.ts';

describe('colours', () => {
  it('are read and written as hex', () => {
    expect(parseHex('#c94a3b')).toEqual([201, 74, 59]);
    expect(toHex([201, 74, 59])).toBe('#c94a3b');
    expect(toHex([-4, 300, 15.4])).toBe('#00ff0f');
  });

  it('mix, scale and clamp', () => {
    expect(mixRgb([0, 100, 200], [100, 100, 0], 0.5)).toEqual([50, 100, 100]);
    expect(scaleRgb([100, 200, 10], 2)).toEqual([200, 255, 20]);
    expect(scaleRgb([100, 100, 100], [1, 0.5, 0])).toEqual([100, 50, 0]);
    expect(rgba([1.9, 2, 3], 0.5)).toBe('rgba(1,2,3,0.5)');
  });

  it('come back from linear light nearly unchanged where nothing is bright', () => {
    for (const value of [0, 40, 90, 140]) {
      expect(Math.abs(gammaByte(toLinear([value, 0, 0])[0]) - value)).toBeLessThanOrEqual(2);
    }
  });

  it('brightness rises and never clips hard', () => {
    const steps = Array.from({ length: 60 }, (_, i) => gammaByte(i * 0.03));
    for (const [i, value] of steps.entries()) expect(value).toBeGreaterThanOrEqual(steps[i - 1] ?? 0);
    expect(gammaByte(0.95)).toBeLessThan(255);
    expect(gammaByte(-1)).toBe(0);
  });
});

describe('blur', () => {
  it('keeps the sum and spreads a point evenly', () => {
    const field = new Float32Array(21 * 21);
    field[10 * 21 + 10] = 1;
    blurField(field, 21, 21, 2);
    expect(field.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 4);
    expect(field[10 * 21 + 8]).toBeCloseTo(field[10 * 21 + 12]);
    expect(field[8 * 21 + 10]).toBeCloseTo(field[10 * 21 + 8]);
    expect(field[0]).toBe(0);
  });

  it('leaves an even field and a radius of 0 alone', () => {
    const even = new Float32Array(25).fill(3);
    expect([...blurField(even.slice(), 5, 5, 3)].every((value) => Math.abs(value - 3) < 1e-4)).toBe(true);
    expect(blurField(Float32Array.from([1, 2, 3, 4]), 2, 2, 0)).toEqual(Float32Array.from([1, 2, 3, 4]));
  });

  it('blurs all four channels of a picture', () => {
    const data = new Uint8ClampedArray(9 * 9 * 4);
    data.set([255, 128, 64, 255], (4 * 9 + 4) * 4);
    blurPixels({ width: 9, height: 9, data }, 1);
    expect(data[(4 * 9 + 5) * 4]).toBeGreaterThan(10);
    expect(data[(4 * 9 + 5) * 4 + 3]).toBeGreaterThan(10);
  });
});
