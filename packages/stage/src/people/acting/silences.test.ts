import { describe, expect, it } from 'vitest';
import { findSilences } from './silences.ts';

const word = (startSec: number, endSec: number) => ({ startSec, endSec });

describe('findSilences', () => {
  it('finds none without words', () => {
    expect(findSilences([])).toEqual([]);
  });

  it('is quiet before the first word and after the last', () => {
    expect(findSilences([word(1, 2)])).toEqual([
      { startSec: Number.NEGATIVE_INFINITY, endSec: 1 },
      { startSec: 2, endSec: Number.POSITIVE_INFINITY },
    ]);
  });

  it.each([
    [0.1, false],
    [0.19, false],
    [0.25, true],
    [2, true],
  ])('takes a gap of %d s for a silence: %s', (gapSec, isSilent) => {
    const between = findSilences([word(1, 2), word(2 + gapSec, 5)]).slice(1, -1);
    expect(between.length === 1).toBe(isSilent);
  });

  it('does not depend on the order of the words', () => {
    const words = [word(0, 1), word(2, 3), word(5, 6)];
    expect(findSilences(words.toReversed())).toEqual(findSilences(words));
  });

  it('hears no silence under a word that goes on', () => {
    expect(findSilences([word(0, 6), word(1, 2), word(4, 5)])).toHaveLength(2);
  });
});
