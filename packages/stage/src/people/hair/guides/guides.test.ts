import { describe, expect, it } from 'vitest';
import type { Knot } from '../knot.ts';
import { backdropGuides, type CurtainShape, curtainGuides } from './curtain-guides.ts';
import { gatheredGuides } from './gathered-guides.ts';
import { pulledGuides } from './pulled-guides.ts';
import { sidePartGuides } from './side-part-guides.ts';

const CURTAIN: CurtainShape = {
  part: 0,
  hairlineY: -0.86,
  length: 2.2,
  frame: 0.95,
  volume: 1.05,
  innerTip: 0.7,
  outerTip: 1.1,
  layered: 0.2,
};

const hairlineAt = (x: number): number => -0.86 + 0.2 * x * x;
const last = <Value>(values: readonly Value[]): Value => values[values.length - 1];
const mirror = (guides: readonly Knot[][]): Knot[][] => guides.map((knots) => knots.map(([x, y, z]) => [-x, y, z]));

function expectAlike(some: readonly Knot[][], others: readonly Knot[][]): void {
  for (const [i, knots] of some.entries()) {
    for (const [k, knot] of knots.entries()) {
      for (const [axis, value] of knot.entries()) expect(value).toBeCloseTo(others[i][k][axis], 9);
    }
  }
}

describe('the guides of a curtain of hair', () => {
  const right = curtainGuides(1, CURTAIN);

  it('have equally many knots, so that locks can be laid between them', () => {
    expect(right.map((knots) => knots.length)).toEqual([10, 10, 10, 10]);
  });

  it('are mirrored on the other side of a middle parting', () => {
    expectAlike(curtainGuides(-1, CURTAIN), mirror(right));
  });

  it('fall to the length that is asked for, less where they are layered', () => {
    expect(last(right[2])[1]).toBeCloseTo(2.2, 9);
    expect(last(right[0])[1]).toBeCloseTo(2.0, 9);
  });

  it('end between the inner and the outer tip, in order', () => {
    const tips = right.map((knots) => last(knots)[0]);
    expect([tips[0], tips[3]]).toEqual([0.7, 1.1]);
    for (let i = 1; i < tips.length; i++) expect(tips[i]).toBeGreaterThan(tips[i - 1]);
  });

  it('lie behind one another from the face outwards', () => {
    const depths = right.map((knots) => knots[4][2]);
    for (let i = 1; i < depths.length; i++) expect(depths[i]).toBeLessThan(depths[i - 1]);
  });

  it('stand further away with more volume', () => {
    const full = curtainGuides(1, { ...CURTAIN, volume: 1.2 });
    expect(full[3][5][0]).toBeGreaterThan(right[3][5][0]);
  });
});

describe('the guides behind the neck', () => {
  const guides = backdropGuides(2.5, 1, 0.8);

  it('run from the left edge to the right one, alike on both sides', () => {
    expectAlike(mirror(guides).reverse(), guides);
  });

  it('are longest in the middle', () => {
    const ends = guides.map((knots) => last(knots)[1]);
    expect(Math.max(...ends)).toBe(ends[2]);
    expect(ends[2]).toBe(2.5);
  });
});

describe('gathered guides', () => {
  const shape = { part: 0, hairlineY: -0.86, x: 0.8, y: 1.1 };

  it('come together where the braid begins', () => {
    for (const knots of gatheredGuides(1, shape)) {
      expect(Math.hypot(last(knots)[0] - shape.x, last(knots)[1] - shape.y)).toBeLessThan(0.1);
    }
  });

  it('are mirrored on the other side', () => {
    expectAlike(gatheredGuides(-1, { ...shape, x: -0.8 }), mirror(gatheredGuides(1, shape)));
  });
});

describe('pulled guides', () => {
  const guides = pulledGuides(1, { x: 0, y: -1.45 }, hairlineAt);

  it('end near the gather point', () => {
    for (const knots of guides) expect(Math.hypot(last(knots)[0], last(knots)[1] + 1.45)).toBeLessThan(0.35);
  });

  it('have roots that follow the hairline of the forehead', () => {
    for (const [[x, y]] of guides.slice(0, 4)) expect(Math.abs(y - hairlineAt(x))).toBeLessThan(0.03);
  });

  it('are mirrored on the other side', () => {
    expectAlike(pulledGuides(-1, { x: 0, y: -1.45 }, hairlineAt), mirror(guides));
  });
});

describe('the guides of a side parting', () => {
  const shape = { hairlineY: -0.86, hairlineAt, lift: 0.05 };
  const left = sidePartGuides({ ...shape, side: -1 });
  const right = sidePartGuides({ ...shape, side: 1 });

  it.each(['narrow', 'sweep', 'forelock'] as const)('are mirrored with the parting (%s)', (part) => {
    expectAlike(right[part], mirror(left[part]));
  });

  it('have their parting on the side that is asked for', () => {
    expect(left.parting.every(([x]) => x < 0)).toBe(true);
    expect(right.parting.every(([x]) => x > 0)).toBe(true);
  });

  it.each(['narrow', 'sweep', 'forelock'] as const)('have equally many knots in each (%s)', (part) => {
    expect(new Set(left[part].map((knots) => knots.length)).size).toBe(1);
  });
});
