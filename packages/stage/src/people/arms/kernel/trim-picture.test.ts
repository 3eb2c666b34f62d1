import { describe, expect, it } from 'vitest';
import { trimPicture } from './trim-picture.ts';

/** A picture of 5 by 4 pixels that shows only some of them. */
function showing(places: [column: number, row: number][]) {
  const pixels = new Uint8ClampedArray(5 * 4 * 4);
  for (const [column, row] of places) pixels.set([10 * column, 10 * row, 7, 255], (row * 5 + column) * 4);
  return { pixels, width: 5, height: 4, x: -3, y: 8 };
}

describe('a trimmed picture', () => {
  it('keeps what is shown where it was', () => {
    const trimmed = trimPicture(
      showing([
        [1, 2],
        [3, 1],
      ]),
    );
    expect(trimmed).toMatchObject({ width: 3, height: 2, x: -2, y: 9 });
    expect([...(trimmed?.pixels.subarray(8, 12) ?? [])]).toEqual([30, 10, 7, 255]);
    expect([...(trimmed?.pixels.subarray(12, 16) ?? [])]).toEqual([10, 20, 7, 255]);
  });

  it('is none when nothing is shown', () => {
    expect(trimPicture(showing([]))).toBeNull();
  });
});
