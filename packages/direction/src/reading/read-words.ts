import { withoutEmoji } from '@herald/media/emoji';
import type { Phone, Word } from '@herald/media/sound';
import type { CueWords } from '../words/cue-words.ts';
import type { SpokenWord } from './clause.ts';

const LETTER_WEIGHT = 0.055;
const LONGEST_WORD_WEIGHT = 0.5;
const NUMBER = /\d/u;
const AROUND = /^[^\p{L}\p{M}\p{N}%#\p{Sc}]+|[^\p{L}\p{M}\p{N}%\p{Sc}]+$/gu;

/** The words of a sound with what they weigh and where their stressed syllables are. */
export function readWords(words: readonly Word[], phones: readonly Phone[], cues: CueWords): SpokenWord[] {
  const stresses = firstStresses(phones);
  return words.map((word, index) => {
    const plain = plainOf(word.text);
    const { text, startSec, endSec } = word;
    const stressSec = stresses.get(index) ?? startSec + Math.min(0.06, (endSec - startSec) / 4);
    return { text, plain, startSec, endSec, stressSec, weight: weightOf(text, plain, cues) };
  });
}

export function plainOf(text: string): string {
  return withoutEmoji(text).replace(AROUND, '').replaceAll('’', "'").toLocaleLowerCase();
}

function firstStresses(phones: readonly Phone[]): Map<number, number> {
  const first = new Map<number, number>();
  for (const { word, stressed, startSec } of phones) if (stressed && !first.has(word)) first.set(word, startSec);
  return first;
}

function weightOf(text: string, plain: string, cues: CueWords): number {
  if (cues.small.includes(plain)) return 0.1;
  const long = Math.min(LONGEST_WORD_WEIGHT, [...plain].length * LETTER_WEIGHT);
  const number = NUMBER.test(plain) ? 0.45 : 0;
  const loud = text.includes('!') ? 0.3 : 0;
  const closing = /[.!?…,;:。！？]/u.test(text) ? 0.25 : 0;
  return Math.min(1, 0.1 + long + number + loud + closing);
}
