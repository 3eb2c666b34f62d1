import { describe, expect, it } from 'vitest';
import { openTraceKernel } from './trace-kernel.ts';

const kernel = openTraceKernel();

function numbersAt(x: number, y: number, count = 6): number[] {
  kernel.ditherAt(x, y);
  return Array.from({ length: count }, () => kernel.next());
}

const pixels = Array.from({ length: 256 }, (_, i) => [i % 16, Math.floor(i / 16)] as const);

describe('dither', () => {
  it('stays between 0 and 1', () => {
    const numbers = pixels.flatMap(([x, y]) => numbersAt(x, y));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
  });

  it('gives a pixel the same numbers whatever was asked before', () => {
    const numbers = numbersAt(3, 5, 2);
    numbersAt(9, 9, 1);
    expect(numbersAt(3, 5, 2)).toEqual(numbers);
  });

  it('gives a pixel numbers that differ', () => {
    expect(new Set(numbersAt(7, 2, 12)).size).toBe(12);
  });

  it('gives neighbours numbers that lie apart', () => {
    for (const [x, y] of pixels)
      expect(Math.abs(numbersAt(x, y, 1)[0] - numbersAt(x + 1, y, 1)[0])).toBeGreaterThan(0.2);
  });

  it('has a mean of a half over a small square', () => {
    for (const [left, top] of [
      [0, 0],
      [40, 8],
      [100, 333],
    ]) {
      const square = pixels.map(([x, y]) => numbersAt(left + x, top + y, 1)[0]);
      expect(square.reduce((sum, value) => sum + value, 0) / square.length).toBeCloseTo(0.5, 1);
    }
  });
});
