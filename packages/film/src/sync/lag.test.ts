import { describe, expect, test } from 'vitest';
import { findLag } from './lag.ts';

const wave = (steps: number, shift = 0): Float32Array =>
  Float32Array.from({ length: steps }, (_, i) => {
    const t = i - shift;
    return Math.sin(t / 7) + 0.6 * Math.sin(t / 3.1 + 1) + 0.3 * Math.sin(t / 11.7);
  });

describe('the lag between two curves', () => {
  test.each([-9, -3.4, -0.5, 0, 0.25, 2, 7.7])('a lag of %d steps is found to a twentieth of a step', (shift) => {
    const { steps, correlation } = findLag(wave(400, shift), wave(400), 12);
    expect(Math.abs(steps - shift)).toBeLessThan(0.05);
    expect(correlation).toBeGreaterThan(0.97);
  });

  test('does not depend on loudness or level', () => {
    const louder = wave(300, 4).map((value) => 40 + 9 * value);
    expect(findLag(louder, wave(300), 10).steps).toBeCloseTo(4, 1);
  });

  test('leaves out what is not known', () => {
    const holes = wave(300, 4).map((value, i) => (i % 50 < 12 ? Number.NaN : value));
    expect(findLag(holes, wave(300), 10).steps).toBeCloseTo(4, 1);
  });

  test('is without worth when one of them never moves', () => {
    expect(findLag(new Float32Array(100).fill(3), wave(100), 10).correlation).toBe(0);
    expect(findLag(new Float32Array(100).fill(Number.NaN), wave(100), 10).correlation).toBe(0);
  });
});
