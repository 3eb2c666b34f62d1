import { describe, expect, it } from 'vitest';
import { clamp } from './clamp.ts';
import { cubicBezier } from './cubic-bezier.ts';
import { mix } from './mix.ts';
import type { Point } from './point.ts';
import { polynomialFit } from './polynomial-fit.ts';
import { seededRandom } from './seeded-random.ts';
import { smoothCurve } from './smooth-curve.ts';
import { smoothstep } from './smoothstep.ts';
import { normalize } from './vector.ts';

const even = (count: number) => Array.from({ length: count }, (_, i) => (i / (count - 1)) * 2 - 1);

describe('clamp', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [0.4, 0.4],
    [1, 1],
    [7, 1],
  ])('keeps %d within 0 and 1 as %d', (value, kept) => {
    expect(clamp(value)).toBe(kept);
  });

  it('keeps a value within limits of its own', () => {
    expect([clamp(-9, -2, 3), clamp(1, -2, 3), clamp(9, -2, 3)]).toEqual([-2, 1, 3]);
  });
});

describe('mix', () => {
  it.each([
    [0, 10],
    [0.25, 12.5],
    [1, 20],
    [2, 30],
    [-1, 0],
  ])('goes %d of the way from 10 to 20 and reaches %d', (share, value) => {
    expect(mix(10, 20, share)).toBe(value);
  });
});

describe('smoothstep', () => {
  it('never falls on its way up and never rises on its way down', () => {
    for (const [i, t] of even(41).entries()) {
      if (i === 0) continue;
      const before = even(41)[i - 1];
      expect(smoothstep(-1, 1, t)).toBeGreaterThanOrEqual(smoothstep(-1, 1, before));
      expect(smoothstep(1, -1, t)).toBeLessThanOrEqual(smoothstep(1, -1, before));
    }
  });

  it('leaves and arrives without a jolt', () => {
    expect(smoothstep(0, 1, 0.01)).toBeLessThan(0.001);
    expect(smoothstep(0, 1, 0.99)).toBeGreaterThan(0.999);
  });
});

describe('normalize', () => {
  it.each([
    [
      [3, 4, 0],
      [0.6, 0.8, 0],
    ],
    [
      [0, 0, -2],
      [0, 0, -1],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ] as const)('gives %j the length 1', (vector, unit) => {
    for (const [axis, value] of normalize(vector).entries()) expect(value).toBeCloseTo(unit[axis]);
  });
});

describe('cubicBezier', () => {
  const corners: [Point, Point, Point, Point] = [
    [0, 0],
    [1, 3],
    [2, 3],
    [3, 0],
  ];

  it('stays inside the box of its corners', () => {
    for (const [x, y] of cubicBezier(corners, 50)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(3);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(3);
    }
  });

  it('is as even as its corners are', () => {
    const line = cubicBezier(corners, 20);
    for (const [i, [x, y]] of line.entries()) {
      const [mirroredX, mirroredY] = line[line.length - 1 - i];
      expect(x).toBeCloseTo(3 - mirroredX);
      expect(y).toBeCloseTo(mirroredY);
    }
  });

  it('is the straight line when its corners lie on one', () => {
    for (const [x, y] of cubicBezier(
      [
        [0, 0],
        [1, 2],
        [2, 4],
        [3, 6],
      ],
      12,
    ))
      expect(y).toBeCloseTo(2 * x);
  });
});

describe('polynomialFit', () => {
  it.each([0, 1, 2, 3, 4])('finds a polynomial of degree %i again', (degree) => {
    const random = seededRandom(degree + 1);
    const factors = Array.from({ length: degree + 1 }, () => random() * 4 - 2);
    const truth = (x: number) => factors.reduce((sum, factor, power) => sum + factor * x ** power, 0);
    const fit = polynomialFit(
      even(15).map((x) => ({ x, y: truth(x), weight: 1 })),
      degree,
    );
    for (const x of even(9)) expect(fit(x)).toBeCloseTo(truth(x), 6);
  });

  it('lies in the mean of noise', () => {
    const random = seededRandom(5);
    const fit = polynomialFit(
      even(400).map((x) => ({ x, y: 3 + random() - 0.5, weight: 1 })),
      1,
    );
    for (const x of even(5)) expect(Math.abs(fit(x) - 3)).toBeLessThan(0.12);
  });

  it('ignores samples without weight', () => {
    const line = even(9).map((x) => ({ x, y: x, weight: 1 }));
    const fit = polynomialFit([...line, { x: 0, y: 100, weight: 0 }], 1);
    expect(fit(0)).toBeCloseTo(0);
  });

  it('leans to the heavier samples', () => {
    const fit = polynomialFit(
      [
        { x: 0, y: 0, weight: 1 },
        { x: 0, y: 10, weight: 3 },
      ],
      0,
    );
    expect(fit(0)).toBeCloseTo(7.5);
  });
});

describe('smoothCurve', () => {
  it('never leaves rising points for long', () => {
    const curve = smoothCurve([
      [0, 0],
      [1, 1],
      [2, 1.5],
      [4, 3],
    ]);
    for (let x = 0; x < 4; x += 0.05) expect(curve(x + 0.05)).toBeGreaterThanOrEqual(curve(x));
  });

  it('is a straight line through points on a line', () => {
    const curve = smoothCurve([
      [0, 1],
      [1, 3],
      [3, 7],
    ]);
    for (let x = 0; x <= 3; x += 0.1) expect(curve(x)).toBeCloseTo(1 + 2 * x);
  });
});

describe('seededRandom', () => {
  it('takes the seed 0 like 1, so that it never stands still', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
    expect(draw(0)).toEqual(draw(1));
    expect(new Set(draw(0)).size).toBe(5);
  });

  it.each([1, 77, 4_294_967_295])('spreads its numbers over ten equal parts (seed %i)', (seed) => {
    const random = seededRandom(seed);
    const parts = new Array<number>(10).fill(0);
    for (let i = 0; i < 10_000; i++) parts[Math.floor(random() * 10)]++;
    for (const count of parts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
