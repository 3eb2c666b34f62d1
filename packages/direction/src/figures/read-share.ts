import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import { languageOf } from '../words/language-of.ts';
import { spelledNumber } from './spoken-sum.ts';

interface ShareWords {
  /** between the part and the whole */
  of: readonly string[];
  /** "nine times out of ten" */
  times: readonly string[];
}

const LANGUAGES: Readonly<Record<string, ShareWords>> = {
  en: { of: ['out of'], times: ['times'] },
  de: { of: ['von'], times: ['mal'] },
  es: { of: ['de cada'], times: ['veces'] },
  fr: { of: ['sur'], times: ['fois'] },
  it: { of: ['su'], times: ['volte'] },
  pt: { of: ['em cada', 'de cada'], times: ['vezes'] },
};
const DIGITS = /^\d{1,4}$/u;
const LARGEST = 1000;

/** "Nine out of ten", "9 von 10", "nueve de cada diez": a share of a whole, and how many words say so. */
export function shareAt(
  words: readonly SpokenWord[],
  word: number,
  lists: Parameters<typeof spelledNumber>[2],
): { text: string; length: number } | undefined {
  const language = LANGUAGES[languageOf(lists.locale)];
  const part = language && wholeNumber(words, word, lists);
  if (!part) return undefined;
  const behind = word + part.length + cueAt(words, word + part.length, language.times);
  const of = cueAt(words, behind, language.of);
  const whole = of > 0 ? wholeNumber(words, behind + of, lists) : undefined;
  if (!whole || whole.value <= part.value || whole.value > LARGEST) return undefined;
  return { text: `${part.value}/${whole.value}`, length: behind + of + whole.length - word };
}

function wholeNumber(
  words: readonly SpokenWord[],
  word: number,
  lists: Parameters<typeof spelledNumber>[2],
): { value: number; length: number } | undefined {
  const { plain = '' } = words[word] ?? {};
  return DIGITS.test(plain) ? { value: Number(plain), length: 1 } : spelledNumber(words, word, lists);
}
