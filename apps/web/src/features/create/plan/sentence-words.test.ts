import { describe, expect, it } from 'vitest';
import { placesOf, sentenceAt, withMoved, withSentence } from './sentence-words.ts';

const SCRIPT = '[smile] Come in. Our [close] bread is fresh.\n\nSee you!';
const SENTENCES = [{ words: 'Come in.' }, { words: 'Our bread is fresh.' }, { words: 'See you!' }];
const places = placesOf(SCRIPT, SENTENCES) ?? [];

describe('the sentences of a script', () => {
  it('are found with their marks, and not where something else is said', () => {
    expect(places.map((place) => sentenceAt(SCRIPT, place))).toEqual([
      '[smile] Come in.',
      'Our [close] bread is fresh.',
      'See you!',
    ]);
    expect(placesOf('Something else.', SENTENCES)).toBeUndefined();
  });

  it('change, go, and keep the paragraphs around them', () => {
    const [first, second] = places;
    if (!first || !second) throw new Error('A sentence was not found.');
    expect(withSentence(SCRIPT, second, ' Our rolls are fresh. ')).toBe(
      '[smile] Come in. Our rolls are fresh.\n\nSee you!',
    );
    expect(withSentence(SCRIPT, first, '')).toBe('Our [close] bread is fresh.\n\nSee you!');
  });

  it('move with their marks, as far as there is another one', () => {
    expect(withMoved(SCRIPT, places, 0, 1)).toBe('Our [close] bread is fresh. [smile] Come in.\n\nSee you!');
    expect(withMoved(SCRIPT, places, 2, -1)).toBe('[smile] Come in. See you!\n\nOur [close] bread is fresh.');
    expect(withMoved(SCRIPT, places, 0, -1)).toBe(SCRIPT);
  });
});
