import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import { setWordsOf } from '../words/set-words.ts';

const LONGEST_CUE = 4;
/** "8.50", but not "2.000" */
const WITH_CENTS = /^\d{1,3}[.,]\d{2}$/u;

/** "Set it for two hundred and sixty", "it was 8.50": a number that is all its phrase is about, shown as it is said, for nobody knows its unit. */
export function isToldPlainly(words: readonly SpokenWord[], first: number, shown: string, locale: string): boolean {
  const { sets, sums } = setWordsOf(locale);
  return isRightBehind(words, first, sets) || (WITH_CENTS.test(shown) && isRightBehind(words, first, sums));
}

function isRightBehind(words: readonly SpokenWord[], first: number, cues: readonly string[]): boolean {
  const from = Math.max(0, first - LONGEST_CUE);
  return words.slice(from, first).some((_, index) => cueAt(words, from + index, cues) === first - from - index);
}
