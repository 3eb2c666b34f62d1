import { describe, expect, it } from 'vitest';
import { retentionOf } from './retention-of.ts';

const retention = [...Array<number>(50).fill(1), ...Array<number>(50).fill(0.5)];

describe('how many stayed for a sentence', () => {
  it.each([
    ['before the loss', 0, 5, 1],
    ['after it', 5, 10, 0.5],
    ['across it', 4, 6, 0.75],
    ['shorter than a hundredth', 9.99, 9.995, 0.5],
    ['beyond the end', 11, 12, 0],
  ])('%s', (_, startSec, endSec, share) => {
    expect(retentionOf(retention, { startSec, endSec }, 10)).toBeCloseTo(share, 5);
  });
});
