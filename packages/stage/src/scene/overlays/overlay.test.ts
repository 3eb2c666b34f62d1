import { describe, expect, it } from 'vitest';
import { easeOut, progressAt } from './overlay.ts';

describe('easeOut', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [0.5, 0.875],
    [1, 1],
    [2, 1],
  ])('maps %d to %d', (progress, eased) => {
    expect(easeOut(progress)).toBeCloseTo(eased);
  });

  it('rises all the way and slows down', () => {
    const steps = Array.from({ length: 21 }, (_, i) => easeOut(i / 20));
    const gains = steps.slice(1).map((value, i) => value - steps[i]);
    for (const [i, gain] of gains.entries()) {
      expect(gain).toBeGreaterThan(0);
      if (i > 0) expect(gain).toBeLessThan(gains[i - 1]);
    }
  });
});

describe('progressAt', () => {
  it.each([
    [0, 1, 0.5, 0],
    [1, 1, 0.5, 0],
    [1.25, 1, 0.5, 7 / 15],
    [1.5, 1, 0.5, 1],
    [9, 1, 0.5, 1],
  ])('at %d s of something that enters at %d s for %d s is %d', (tSec, startSec, lengthSec, progress) => {
    expect(progressAt(tSec, startSec, lengthSec)).toBeCloseTo(progress);
  });

  it('is the same within one frame of 30 per second', () => {
    expect(progressAt(1.201, 1, 0.5)).toBe(progressAt(1.232, 1, 0.5));
    expect(progressAt(1.201, 1, 0.5)).toBeLessThan(progressAt(1.234, 1, 0.5));
  });

  it('hits every frame in spite of rounding', () => {
    for (let frame = 0; frame <= 15; frame++) expect(progressAt(3 + frame / 30, 3, 0.5)).toBeCloseTo(frame / 15);
  });
});
