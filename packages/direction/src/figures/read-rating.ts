import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import { languageOf } from '../words/language-of.ts';
import { type ShareLists, wholeNumber } from './read-share.ts';

interface RatingWords {
  /** "four and a half" */
  halves: readonly string[];
  /** "four point eight" */
  points: readonly string[];
  /** before the five stars there are */
  of: readonly string[];
}

const LANGUAGES: Readonly<Record<string, RatingWords>> = {
  en: { halves: ['and a half'], points: ['point'], of: ['out of', 'of'] },
  de: { halves: [], points: ['komma'], of: ['von'] },
  es: { halves: ['y media', 'y medio'], points: ['coma', 'punto'], of: ['de', 'sobre'] },
  fr: { halves: ['et demie', 'et demi'], points: ['virgule'], of: ['sur'] },
  it: { halves: ['e mezzo', 'e mezza'], points: ['virgola'], of: ['su'] },
  pt: { halves: ['e meia', 'e meio'], points: ['vírgula', 'ponto'], of: ['de', 'em'] },
};
const STARS = 5;
const WITH_PART = /^([1-4])(?:[.,](\d)|½)$/u;
const GERMAN_HALF = /^(?:ein|zwei|drei|vier)einhalb$/u;
const GERMAN_WHOLES = ['ein', 'zwei', 'drei', 'vier'];
const STOPPED = /[.,!?;:…]$/u;

/** "Four and a half out of five stars", "vier Komma acht Sterne": a rating with a part of a star, and how many words say so. */
export function ratingAt(
  words: readonly SpokenWord[],
  word: number,
  lists: ShareLists,
): { text: string; length: number } | undefined {
  const known = LANGUAGES[languageOf(lists.locale)];
  const { stars } = lists.language;
  const starsAt = (at: number) => cueAt(words, at, stars);
  const first = known && writtenWhole(words, word, lists);
  if (!first) return undefined;
  let end = word + first.length;
  const named = starsAt(end);
  end += named;
  const part = first.part === undefined ? partAt(words, end, known, lists) : { value: first.part, length: 0 };
  if (!part) return undefined;
  end += part.length;
  const of = cueAt(words, end, known.of);
  const whole = of > 0 ? wholeNumber(words, end + of, lists) : undefined;
  if (whole?.value === STARS) end += of + whole.length;
  const namedLast = starsAt(end);
  end += namedLast;
  if (named + namedLast === 0 || words.slice(word, end - 1).some(({ text }) => STOPPED.test(text))) return undefined;
  const value = first.value + part.value / 10;
  return { text: value.toLocaleString(lists.locale), length: end - word };
}

interface Whole {
  value: number;
  length: number;
  /** tenths that stand in the same word */
  part?: number;
}

function writtenWhole(words: readonly SpokenWord[], word: number, lists: ShareLists): Whole | undefined {
  const { plain = '' } = words[word] ?? {};
  const [, digit, tenths = '5'] = WITH_PART.exec(plain) ?? [];
  if (digit) return { value: Number(digit), part: Number(tenths), length: 1 };
  if (languageOf(lists.locale) === 'de' && GERMAN_HALF.test(plain)) {
    const value = GERMAN_WHOLES.findIndex((whole) => plain === `${whole}einhalb`) + 1;
    return { value, part: 5, length: 1 };
  }
  const whole = wholeNumber(words, word, lists);
  return whole && whole.value < STARS ? whole : undefined;
}

function partAt(
  words: readonly SpokenWord[],
  at: number,
  { halves, points }: RatingWords,
  lists: ShareLists,
): { value: number; length: number } | undefined {
  const half = cueAt(words, at, halves);
  if (half > 0) return { value: 5, length: half };
  const point = cueAt(words, at, points);
  const tenths = point > 0 ? wholeNumber(words, at + point, lists) : undefined;
  return tenths && tenths.value < 10 ? { value: tenths.value, length: point + tenths.length } : undefined;
}
