import { describe, expect, it } from 'vitest';
import { FACE } from './mouth-space.ts';
import { isToothless, isWholeRow, type OwnTeeth, takeOwnTeeth } from './own-teeth.ts';
import type { Rgb } from './rgb.ts';

const PX = 100;
const MESH = 478;
const TEETH: Rgb = [205, 195, 185];
const LIPS: Rgb = [170, 90, 90];

/** Points that spread over nose and cheeks, and an upper lip at 0. */
const mean = Array.from({ length: MESH }, (_, k): [number, number] => [((k % 21) - 10) / 12, -0.5 - (k % 13) / 10]);
FACE.upperLip.forEach((k, i) => {
  mean[k] = [-0.4 + 0.08 * i, 0];
});
const points = mean.map(([u, v]): [number, number] => [u * PX, v * PX]);

/** A smile whose teeth reach 0.35 to both sides, in the colors of its left and its right half. */
function smile(teeth: [Rgb, Rgb], lips: [Rgb, Rgb]): OwnTeeth | null {
  return takeOwnTeeth(points, mean, (x, y) => {
    const side = x > 0.1 * PX ? 1 : 0;
    const isTooth = y > 0 && y < 0.1 * PX && Math.abs(x) < 0.35 * PX;
    return isTooth ? teeth[side] : lips[side];
  });
}

function tipAt({ to, left, perUnit }: OwnTeeth, u: number): number {
  return to[Math.round((u - left) * perUnit)] ?? Number.NaN;
}

describe('the own teeth of a clip', () => {
  it('are seen as far as they reach', () => {
    const teeth = smile([TEETH, TEETH], [LIPS, LIPS]);
    expect(teeth && tipAt(teeth, 0.25)).toBeCloseTo(0.1, 1);
    expect(teeth && isToothless(tipAt(teeth, 0.45))).toBe(true);
    expect(teeth && isWholeRow(teeth)).toBe(true);
  });

  it('do not stand for a mouth where half of the row is missing', () => {
    const teeth = smile([TEETH, TEETH], [LIPS, LIPS]);
    const half = teeth && { ...teeth, to: teeth.to.map((tip, column) => (column > teeth.width / 2 ? -9 : tip)) };
    expect(half && isWholeRow(half)).toBe(false);
  });

  it('are one row in light from a side, which leaves one half dark and warm', () => {
    const teeth = smile(
      [
        [205, 195, 185],
        [124, 90, 76],
      ],
      [
        [170, 90, 90],
        [112, 58, 50],
      ],
    );
    expect(teeth && tipAt(teeth, -0.25)).toBeCloseTo(0.1, 1);
    expect(teeth && tipAt(teeth, 0.25)).toBeCloseTo(0.1, 1);
  });

  it('are not taken of lips alone', () => {
    expect(smile([LIPS, LIPS], [LIPS, LIPS])).toBeNull();
  });
});
