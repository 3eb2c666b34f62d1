import { describe, expect, it } from 'vitest';
import { spokenWordAt } from './spoken-word.ts';

const words = [
  { start: 0.2, end: 0.5 },
  { start: 0.5, end: 0.9 },
  { start: 2, end: 2.4 },
];

describe('the spoken word', () => {
  it.each([
    [0, -1],
    [0.2, 0],
    [0.6, 1],
    [1.5, 1],
    [2.1, 2],
    [99, 2],
  ])('at %f s is number %i', (timeSec, index) => {
    expect(spokenWordAt(words, timeSec)).toBe(index);
  });

  it('is none where there are no words', () => {
    expect(spokenWordAt([], 1)).toBe(-1);
  });
});
