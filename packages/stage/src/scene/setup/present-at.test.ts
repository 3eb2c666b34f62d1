import { describe, expect, it } from 'vitest';
import { presentAt } from './present-at.ts';

const CARD = { picture: 'p', enterAtSec: 1, leaveAtSec: 6, placement: 'hand' as const, label: null };
const SHOWS = [{ fromSec: 3, untilSec: 4 }];

describe('the hand with the product', () => {
  it.each([
    [0.9, 0],
    [2, 0.94],
    [3.6, 1],
    [4.5, 0.94],
    [7, 0],
  ])('at %d s is up by %d', (tSec, up) => {
    expect(presentAt(CARD, SHOWS, tSec)).toBeCloseTo(up, 5);
  });

  it('moves without a jump', () => {
    const heights = Array.from({ length: 240 }, (_, frame) => presentAt(CARD, SHOWS, frame / 30));
    const steps = heights.slice(1).map((up, i) => Math.abs(up - heights[i]));
    expect(Math.max(...steps)).toBeLessThan(0.25);
  });
});
