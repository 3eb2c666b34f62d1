import { describe, expect, it } from 'vitest';
import { phraseAt, spokenWordAt } from './heard-words.ts';

const sentence = 'A friend gave me this, and said two drops. That is it.'
  .split(' ')
  .map((text, index) => ({ text, start: index, end: index + 0.8 }));

describe('the phrase that is heard', () => {
  it.each([
    [0.5, 'A friend gave me this,'],
    [4.2, 'A friend gave me this,'],
    [5.1, 'and said two drops.'],
    [11, 'That is it.'],
  ])('at %f s is %j', (timeSec, phrase) => {
    expect(phraseAt(sentence, timeSec)).toBe(phrase);
  });

  it('is none before anything is said', () => {
    expect(phraseAt(sentence, 0)).toBe('');
    expect(phraseAt([], 3)).toBe('');
  });

  it('is never longer than a line, even without marks', () => {
    const plain = Array.from({ length: 40 }, (_, index) => ({ text: `w${index}`, start: index, end: index + 1 }));
    expect(phraseAt(plain, 20.5).split(' ').length).toBeLessThanOrEqual(10);
  });
});

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
