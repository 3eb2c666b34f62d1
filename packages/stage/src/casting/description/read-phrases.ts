import { mendSpelling } from './mend-spelling.ts';
import { splitText } from './split-text.ts';
import { CLOTH_COLORS_BY_WORD, LEXICON, LONGEST_PHRASE, type Meaning, SHADES, SLOT_INDEX } from './vocabulary.ts';

/** A stretch of the description that means one thing, or a word that means nothing to us. */
export interface Phrase extends Meaning {
  word: string;
  from: number;
  to: number;
}

/** The longest known phrases, left to right; a shade and its colour become one. */
export function readPhrases(text: string): Phrase[] {
  const words = splitText(text).map((part) => ({ ...part, word: mendSpelling(part.word) }));
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length; ) {
    const { length, meaning } = longestAt(
      words.map(({ word }) => word),
      at,
    );
    const part = words.slice(at, at + length);
    phrases.push({
      ...meaning,
      word: part.map(({ word }) => word).join(' '),
      from: part[0].from,
      to: part[part.length - 1].to,
    });
    at += length;
  }
  return joinShades(phrases);
}

/** 'warmly', 'slightly': how something is done, and nothing about what it looks like. */
const isAdverb = (word: string): boolean => word.length > 4 && word.endsWith('ly');

function longestAt(words: readonly string[], at: number): { length: number; meaning: Meaning } {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const meaning = LEXICON.get(words.slice(at, at + length).join(' '));
    if (meaning) return { length, meaning };
  }
  return { length: 1, meaning: isAdverb(words[at] ?? '') ? { grammar: 'filler' } : {} };
}

const isColor = (word: string): boolean =>
  CLOTH_COLORS_BY_WORD.has(word) || SLOT_INDEX.hair.colors.has(word) || SLOT_INDEX.eyes.colors.has(word);

function joinShades(phrases: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = [];
  for (const phrase of phrases) {
    const before = joined.at(-1);
    if (before && SHADES.has(before.word) && isColor(phrase.word) && !phrase.thing) {
      joined[joined.length - 1] = {
        quality: true,
        word: `${before.word} ${phrase.word}`,
        from: before.from,
        to: phrase.to,
      };
    } else joined.push(phrase);
  }
  return joined;
}
