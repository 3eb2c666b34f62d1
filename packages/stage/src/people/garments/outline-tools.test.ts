import { describe, expect, it } from 'vitest';
import type { Point } from '#base/math/point.ts';
import { BOTH_SIDES, mirrored, offset, on } from './outline-tools.ts';

const HALF: Point[] = [
  [0, 1],
  [0.5, 1.2],
  [0.9, 2],
];

describe('mirrored', () => {
  const whole = mirrored(HALF);

  it('runs from the left end to the right end', () => {
    expect([whole[0], whole[whole.length - 1]]).toEqual([
      [-0.9, 2],
      [0.9, 2],
    ]);
  });

  it('has a point on the middle axis once', () => {
    expect(whole).toHaveLength(5);
    expect(whole.filter(([x]) => x === 0)).toHaveLength(1);
  });

  it('keeps both first points when the line does not touch the axis', () => {
    expect(mirrored(HALF.slice(1))).toHaveLength(4);
  });

  it('is the same read from the other side', () => {
    for (const [i, [x, y]] of whole.entries()) {
      const [otherX, otherY] = whole[whole.length - 1 - i];
      expect(x + otherX).toBeCloseTo(0, 9);
      expect(y).toBe(otherY);
    }
  });
});

describe('offset', () => {
  it('moves a straight line by the distance, at right angles', () => {
    const moved = offset(
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
      0.3,
    );
    for (const [i, [x, y]] of moved.entries()) expect([x, y]).toEqual([i, 0.3]);
  });

  it('moves every point of a bent line by the distance', () => {
    for (const [i, [x, y]] of offset(HALF, -0.2).entries()) {
      expect(Math.hypot(x - HALF[i][0], y - HALF[i][1])).toBeCloseTo(0.2, 9);
    }
  });

  it('leaves a single point where it is', () => {
    expect(offset([[1, 2]], 0)).toEqual([[1, 2]]);
  });
});

describe('on', () => {
  it('puts points on the left and on the right', () => {
    expect(BOTH_SIDES.map((side) => on(side, [[0.4, 1]])[0])).toEqual([
      [-0.4, 1],
      [0.4, 1],
    ]);
  });
});
