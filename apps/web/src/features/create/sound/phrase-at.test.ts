import { describe, expect, it } from 'vitest';
import { phraseAt } from './phrase-at.ts';

const words = 'A friend gave me this, and said two drops. That is it.'
  .split(' ')
  .map((text, index) => ({ text, start: index, end: index + 0.8 }));

describe('the phrase that is heard', () => {
  it.each([
    [0.5, 'A friend gave me this,'],
    [4.2, 'A friend gave me this,'],
    [5.1, 'and said two drops.'],
    [11, 'That is it.'],
  ])('at %f s is %j', (timeSec, phrase) => {
    expect(phraseAt(words, timeSec)).toBe(phrase);
  });

  it('is none before anything is said', () => {
    expect(phraseAt(words, 0)).toBe('');
    expect(phraseAt([], 3)).toBe('');
  });

  it('is never longer than a line, even without marks', () => {
    const plain = Array.from({ length: 40 }, (_, index) => ({ text: `w${index}`, start: index, end: index + 1 }));
    expect(phraseAt(plain, 20.5).split(' ').length).toBeLessThanOrEqual(10);
  });
});
