import { describe, expect, it } from 'vitest';
import { secondsInWords } from './seconds-in-words.ts';

describe('a time to wait', () => {
  it.each([
    [0, '1 s'],
    [13.6, '14 s'],
    [59.4, '59 s'],
    [60, '1 min'],
    [65, '1 min 5 s'],
    [740, '12 min'],
  ])('of %f seconds is %j', (seconds, words) => {
    expect(secondsInWords(seconds)).toBe(words);
  });
});
