import { describe, expect, it } from 'vitest';
import { drawFrownLines } from './frown-lines.ts';

const SIDE = 120;
const SKIN = 140;
const moves = (frown: number) => ({ frown, together: 0.06, brows: -0.08, innerBrows: -0.06 });
const mouth = {
  innerBrows: [
    [-0.2, -1.4],
    [0.2, -1.4],
  ],
} as const;

function drawn(frown: number): Uint8Array {
  const luma = new Uint8Array(SIDE * SIDE).fill(SKIN);
  const planes = { luma, width: SIDE, height: SIDE };
  // A mouth of 80 pixels below the picture, whose brows are in its middle.
  drawFrownLines({ planes, place: [80, 0, 60, 0, 80, 166], moves: moves(frown), mouth });
  return luma;
}

describe('brows that are drawn together', () => {
  it('have two soft dark lines between them, one on each side', () => {
    const luma = drawn(1);
    const row = Array.from(luma.subarray(62 * SIDE, 63 * SIDE));
    const [left, right] = [row.slice(0, 60), row.slice(60)].map((half) => Math.min(...half));
    for (const darkest of [left, right]) {
      expect(darkest).toBeLessThan(SKIN - 12);
      expect(darkest).toBeGreaterThan(SKIN - 40);
    }
    expect(row[60]).toBeGreaterThan(Math.max(left ?? 0, right ?? 0) + 8);
  });

  it('leave the skin around them alone', () => {
    const luma = drawn(1);
    const edges = [0, 5, 10, 110, 119].flatMap((row) => Array.from(luma.subarray(row * SIDE, (row + 1) * SIDE)));
    expect(new Set(edges)).toEqual(new Set([SKIN]));
  });

  it('have none where nothing is felt', () => {
    expect(new Set(drawn(0))).toEqual(new Set([SKIN]));
  });
});
