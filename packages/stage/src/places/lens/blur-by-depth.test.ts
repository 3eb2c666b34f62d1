import { describe, expect, it } from 'vitest';
import type { LightField } from '../trace/light-field.ts';
import { blurByDepth, blurShare, FOCUS_METRES } from './blur-by-depth.ts';

const SIDE = 21;
const MIDDLE = 10 * SIDE + 10;

function fieldOf(lightAt: (x: number, y: number) => number, depthAt: (x: number, y: number) => number): LightField {
  const places = Array.from({ length: SIDE * SIDE }, (_, i) => [i % SIDE, Math.floor(i / SIDE)] as const);
  return {
    width: SIDE,
    height: SIDE,
    rgb: Float32Array.from(places.flatMap(([x, y]) => new Array<number>(3).fill(lightAt(x, y)))),
    depth: Float32Array.from(places, ([x, y]) => depthAt(x, y)),
  };
}

const spot = (x: number, y: number) => (x === 10 && y === 10 ? 1 : 0);

describe('blurShare', () => {
  it('grows with the distance and never reaches the whole blur', () => {
    const shares = [FOCUS_METRES, 1.5, 2, 4, 8, 50, 1e6].map(blurShare);
    for (let i = 1; i < shares.length; i++) expect(shares[i]).toBeGreaterThanOrEqual(shares[i - 1]);
    expect(Math.max(...shares)).toBeLessThan(1);
  });

  it.each([0, 0.4, FOCUS_METRES, 1.2])('leaves a little blur at %d m', (metres) => {
    expect(blurShare(metres)).toBe(0.12);
  });
});

describe('blurByDepth', () => {
  it('leaves even light as it is', () => {
    for (const value of blurByDepth(
      fieldOf(
        () => 0.4,
        (x) => 1 + x / 3,
      ),
      6,
    ))
      expect(value).toBeCloseTo(0.4, 5);
  });

  it('spreads a bright point further the farther it is away', () => {
    const lit = (metres: number) =>
      blurByDepth(
        fieldOf(spot, () => metres),
        6,
      ).filter((value) => value > 1e-4).length;
    expect(lit(20)).toBeGreaterThan(2 * lit(1.5));
  });

  it('spreads a bright point about the place where it is', () => {
    const blurred = blurByDepth(
      fieldOf(spot, () => 3),
      4,
    ).filter((_, i) => i % 3 === 0);
    const total = blurred.reduce((sum, value) => sum + value, 0);
    const middle = blurred.reduce((sum, value, i) => sum + value * (i % SIDE), 0) / total;
    expect(Math.abs(middle - 10)).toBeLessThan(0.5);
    expect(blurred[MIDDLE]).toBeGreaterThan(0);
  });

  it('makes nothing brighter than the brightest light', () => {
    const blurred = blurByDepth(
      fieldOf(
        (x, y) => ((x + y) % 3) / 2,
        (x) => 1 + x,
      ),
      5,
    );
    expect(Math.max(...blurred)).toBeLessThanOrEqual(1 + 1e-6);
    expect(Math.min(...blurred)).toBeGreaterThanOrEqual(0);
  });

  it('does not smear a sharp thing in front over the soft background', () => {
    const post = blurByDepth(
      fieldOf(
        (x) => (x < 8 ? 1 : 0),
        (x) => (x < 8 ? 1.1 : 30),
      ),
      6,
    );
    expect(post[(10 * SIDE + 12) * 3]).toBeLessThan(0.02);
  });
});
