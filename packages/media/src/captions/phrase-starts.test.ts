import { describe, expect, it } from 'vitest';
import { phraseStarts } from './phrase-starts.ts';

/** Words that follow each other at once; "|" is a rest of a quarter of a second. */
function startsIn(text: string): string[] {
  let atSec = 0;
  const words = text.split(' ').flatMap((piece) => {
    if (piece === '|') {
      atSec += 0.25;
      return [];
    }
    const startSec = atSec;
    atSec += 0.3;
    return [{ text: piece, startSec, endSec: atSec }];
  });
  const starts = phraseStarts(words);
  return words.filter(({ startSec }) => starts.includes(startSec)).map(({ text: said }) => said);
}

describe('phraseStarts', () => {
  it('finds what follows a comma, a dash, a colon and the end of a sentence', () => {
    expect(startsIn('Wait for it, then wipe. No smell — and two: it works')).toEqual(['then', 'No', 'and', 'it']);
  });

  it('hears a rest that nobody wrote', () => {
    expect(startsIn('it was so | good to me')).toEqual(['good']);
  });

  it('finds none after an ordinal or in the middle of a phrase', () => {
    expect(startsIn('wir sehen uns am 3. Oktober wieder')).toEqual([]);
  });
});
