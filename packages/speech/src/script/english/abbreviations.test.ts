import { describe, expect, it } from 'vitest';
import { splitScript } from '../split-script.ts';
import type { WrittenWord } from '../written-word.ts';
import { isShoutedWord, markAfter, readAbbreviation } from './abbreviations.ts';

const wordsOf = (script: string, locale = 'en-US'): WrittenWord[] =>
  splitScript(script, locale).filter((item) => 'core' in item);

function firstOf(script: string): [WrittenWord, WrittenWord | undefined] {
  const [word, next] = wordsOf(script);
  if (!word) throw new Error(`"${script}" has no word.`);
  return [word, next];
}

describe('an English short form', () => {
  it.each([
    ['Mr. Smith', 'mister'],
    ['Mr Smith', 'mister'],
    ['mr smith', undefined],
    ['Mrs. Lee', 'missus'],
    ['Ms. Ray', 'miz'],
    ['Prof. Lee', 'professor'],
    ['Dr. Adams', 'doctor'],
    ['Dr. 5', 'drive'],
    ['St. Paul', 'saint'],
    ['St. is', 'street'],
    ['St.', 'street'],
    ['st is', undefined],
    ['Ave. and', 'avenue'],
    ['Blvd. and', 'boulevard'],
    ['Inc. sells', 'incorporated'],
    ['Inc sells', undefined],
    ['Jr. and', 'junior'],
    ['No. 5', 'number'],
    ['No. I', undefined],
    ['No 5', undefined],
    ['vs. them', 'versus'],
    ['etc, and', 'et cetera'],
    ['e.g. this', 'for example'],
    ['i.e. that', 'that is'],
    ['approx. 5', 'approximately'],
    ['dept. of', 'department'],
    ['w/o sugar', 'without'],
    ['b/c we', 'because'],
    ['constructor is', undefined],
    ['house. And', undefined],
  ])('is judged by the word that follows: "%s" starts with %s', (script, meaning) => {
    expect(readAbbreviation(...firstOf(script))).toBe(meaning);
  });
});

describe('a full stop', () => {
  it.each([
    ['Mr. Smith', ''],
    ['vs. Them', ''],
    ['St. The', ''],
    ['etc. The', '.'],
    ['etc. the', ''],
    ['Inc. Now', '.'],
    ['J. Jones', ''],
    ['U.S. team', ''],
    ['U.S. Then', '.'],
    ['I. Then', '.'],
    ['No. 5', ''],
    ['No. Then', '.'],
    ['house. and', '.'],
    ['etc.', '.'],
    ['etc.! And', '!'],
    ['etc., and', ','],
  ])('of an abbreviation ends no sentence by itself: "%s" ends with %j', (script, mark) => {
    expect(markAfter(...firstOf(script), 'en-US')).toBe(mark);
  });

  it.each([
    ['Sra. López', 'es', ''],
    ['no. Mañana', 'es', '.'],
    ['z.B. Äpfel', 'de', ''],
    ['Haus. Und', 'de', '.'],
    ['Mme. Dupont', 'fr', ''],
    ['Mr. Smith', 'de', ''],
  ])('is judged by the language: "%s" in %s ends with %j', (script, locale, mark) => {
    const [word, next] = wordsOf(script, locale);
    expect(word && markAfter(word, next, locale)).toBe(mark);
  });
});

describe('capital letters that are also a word', () => {
  it.each([
    ['TRY IT NOW', true],
    ['TRY IT', true],
    ['the IT team', false],
    ['an IT CEO', false],
    ['THE US FLAG', true],
    ['use NASA NOW', false],
  ])('are that word only among capitals: "%s"', (script, isShouted) => {
    const [before, word, next] = wordsOf(script);
    expect(word && isShoutedWord(word, before, next)).toBe(isShouted);
  });
});
