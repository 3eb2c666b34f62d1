import { describe, expect, it } from 'vitest';
import { catmullRom } from './catmull-rom.ts';
import { cubicBezier } from './cubic-bezier.ts';
import { gaussian } from './gaussian.ts';
import type { Point } from './point.ts';
import { seededRandom } from './seeded-random.ts';
import { smoothCurve } from './smooth-curve.ts';
import { smoothstep } from './smoothstep.ts';
import { valueNoise } from './value-noise.ts';

const CORNERS: Point[] = [
  [0, 0],
  [1, 2],
  [3, 2.5],
  [4, 0],
];

describe('curves', () => {
  it('smooth curves pass through their points and stay constant outside', () => {
    const curve = smoothCurve(CORNERS);
    for (const [x, y] of CORNERS) expect(curve(x)).toBeCloseTo(y);
    expect(curve(-5)).toBe(0);
    expect(curve(9)).toBe(0);
  });

  it('catmull-rom lines pass through their points', () => {
    const open = catmullRom(CORNERS, 6);
    expect(open).toHaveLength(3 * 6 + 1);
    for (const [i, [x, y]] of CORNERS.entries()) {
      expect(open[i * 6][0]).toBeCloseTo(x);
      expect(open[i * 6][1]).toBeCloseTo(y);
    }
  });

  it('bezier lines start and end where they should', () => {
    const line = cubicBezier([CORNERS[0], CORNERS[1], CORNERS[2], CORNERS[3]], 10);
    expect(line[0]).toEqual([0, 0]);
    expect(line[10]).toEqual([4, 0]);
  });

  it('smoothstep runs softly from 0 to 1, downwards too', () => {
    expect([smoothstep(2, 4, 1), smoothstep(2, 4, 3), smoothstep(2, 4, 9)]).toEqual([0, 0.5, 1]);
    expect([smoothstep(4, 2, 1), smoothstep(4, 2, 9)]).toEqual([1, 0]);
  });

  it('a bell is 1 in its middle and falls to both sides alike', () => {
    expect(gaussian(0, 0.3)).toBe(1);
    expect(gaussian(-0.3, 0.3)).toBeCloseTo(Math.exp(-0.5));
    expect(gaussian(0.3, 0.3)).toBe(gaussian(-0.3, 0.3));
  });
});

describe('chance', () => {
  it('repeats for a seed, differs between seeds and fills 0..1 evenly', () => {
    const draw = (seed: number) => {
      const random = seededRandom(seed);
      return Array.from({ length: 2000 }, random);
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    const numbers = draw(9);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(numbers.reduce((sum, value) => sum + value, 0) / numbers.length).toBeCloseTo(0.5, 1);
  });

  it('noise stays within half and changes softly', () => {
    const noise = valueNoise(12, seededRandom(3));
    for (let i = 0; i <= 100; i++) {
      const here = noise(i / 100, 0.4);
      expect(Math.abs(here)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(noise(i / 100 + 0.002, 0.4) - here)).toBeLessThan(0.06);
    }
  });
});
