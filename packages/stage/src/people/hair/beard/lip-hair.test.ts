import { describe, expect, it } from 'vitest';
import type { LipShift } from '#base/composing/head-turn.ts';
import { hairOf, headWith } from '../testing/test-head.ts';
import { LipHair } from './lip-hair.ts';

const head = headWith(hairOf('crop'), { gender: 'male' });
const { unitPx, mouthY, mouthHalfWidth, jawShareAt } = head;
const STILL: LipShift = { out: 0, cornerDown: 0, topDown: 0, cheekUp: 0 };
const SMILE: LipShift = { out: 0.08, cornerDown: -0.06, topDown: 0.01, cheekUp: 0.03 };

/** Where hair grew that is at a place, in face units. */
function rootOf(lips: LipShift | undefined, [x, y]: readonly [number, number], jawDrop = 0): [number, number] {
  const hair = new LipHair(head, 'falls here');
  hair.take(lips, jawDrop);
  hair.undo(x * unitPx, y * unitPx);
  return [hair.x / unitPx, hair.y / unitPx];
}

describe('hair around the mouth', () => {
  it.each([undefined, STILL])('is where it grew while the lips rest', (lips) => {
    const hair = new LipHair(head, 'falls here');
    hair.take(lips, 0);
    hair.undo(12.3, 34.7);
    expect([hair.x, hair.y]).toEqual([12.3, 34.7]);
  });

  it.each([-1, 1])('at a corner goes all the way with it (side %s)', (side) => {
    const [x, y] = rootOf(SMILE, [side * (mouthHalfWidth + SMILE.out), mouthY + SMILE.cornerDown]);
    expect(x).toBeCloseTo(side * mouthHalfWidth, 2);
    expect(y).toBeCloseTo(mouthY, 1);
  });

  it('in the middle of the upper lip goes with the lip', () => {
    expect(rootOf({ ...STILL, topDown: -0.03 }, [0, mouthY - 0.07])[1]).toBeCloseTo(mouthY - 0.04, 2);
  });

  it('is lifted at its edge on the cheek by a smile', () => {
    expect(rootOf(SMILE, [0.55, mouthY - 0.24])[1]).toBeGreaterThan(mouthY - 0.23);
  });

  it('is left alone on the chin, below the nose and at the ears', () => {
    for (const place of [
      [0, mouthY + 0.4],
      [0.1, mouthY - 0.36],
      [0.9, 0],
    ] as const) {
      const [x, y] = rootOf(SMILE, place);
      expect(x).toBeCloseTo(place[0], 2);
      expect(y).toBeCloseTo(place[1], 2);
    }
  });

  it('hangs on the jaw beside the mouth', () => {
    const drop = 0.2;
    const hung = mouthY + 0.16;
    const corner = { ...STILL, cornerDown: 0.08 };
    const [, y] = rootOf(corner, [mouthHalfWidth + 0.1, hung + drop * jawShareAt(hung)], drop);
    expect(y).toBeLessThan(hung + 0.01);
  });

  it('never changes sides of another hair, so that a moved beard has no folds', () => {
    for (const lips of [SMILE, { out: -0.12, cornerDown: 0.08, topDown: -0.03, cheekUp: -0.02 }]) {
      const row = Array.from({ length: 60 }, (_, i) => rootOf(lips, [i * 0.015, mouthY])[0]);
      const column = Array.from({ length: 60 }, (_, i) => rootOf(lips, [0.3, mouthY - 0.45 + i * 0.015])[1]);
      for (const line of [row, column]) {
        for (const [i, place] of line.slice(1).entries()) expect(place).toBeGreaterThan(line[i]);
      }
    }
  });
});
