import { spellingOf } from '@herald/media/spelled-numbers';
import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import type { NumberWords } from '../words/number-words.ts';
import { quotedSumWordsOf } from '../words/quoted-sum-words.ts';
import { amountOf } from './amount-of.ts';
import { isOffered } from './is-offered.ts';
import type { ToldMoney } from './quoted-sum.ts';
import { STOPS, spelledNumber, spokenSum } from './spoken-sum.ts';

interface Lists {
  locale: string;
  language: NumberWords;
  cues: { small: readonly string[] };
  told?: ToldMoney | undefined;
}

/** A sum that is asked for several things together, as it is shown. */
interface Deal {
  unit: string;
  texts: string[];
  length: number;
}

const MOST_THINGS = 12;
const MONEY = /^(?:[$€£₹]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£₹])$/u;
const DIGITS = /^\d{1,4}$/u;
/** Of the price of one, each of several costs so much without a word for its money. */
const LEAST_SHARE = 0.5;

/** "Two for twenty", "3 für 10 Euro": without its money only where the script says the price of one and the phrase ends. */
export function dealAt(words: readonly SpokenWord[], first: number, lists: Lists): Deal | undefined {
  const { deals } = quotedSumWordsOf(lists.locale);
  const count = countOf(words[first], lists);
  const join = words[first + 1];
  if (count === undefined || !join || cueAt([join], 0, deals) === 0 || STOPS.test(join.text)) return undefined;
  if (STOPS.test(words[first]?.text ?? '') || !isOffered(words, first, lists)) return undefined;
  // "Pour cent" is "for a hundred" by its words.
  if (cueAt(words, first + 1, spellingOf(lists.locale)?.percent ?? []) > 0) return undefined;
  const sum = moneyAt(words, first + 2, lists) ?? bareSumAt(words, first + 2, { ...lists, count });
  if (!sum) return undefined;
  return { unit: `${join.plain} ${count}`, texts: sum.texts, length: 2 + sum.length };
}

function countOf(word: SpokenWord | undefined, { language }: Lists): number | undefined {
  if (!word) return undefined;
  const place = language.small.indexOf(word.plain);
  const count = DIGITS.test(word.plain) ? Number(word.plain) : place < 0 ? 0 : place + 2;
  return count >= 2 && count <= MOST_THINGS ? count : undefined;
}

function moneyAt(words: readonly SpokenWord[], at: number, lists: Lists) {
  const sum = spokenSum(words, at, lists);
  if (sum && !sum.texts.some((text) => text.includes('%'))) return sum;
  const bare = words[at]?.text.replace(STOPS, '') ?? '';
  return MONEY.test(bare) ? { texts: [bare], length: 1 } : undefined;
}

/** "Two for twenty", where one is eleven: "two for three" is a score there. */
function bareSumAt(words: readonly SpokenWord[], at: number, { count, ...lists }: Lists & { count: number }) {
  const bare = words[at]?.text.replace(STOPS, '') ?? '';
  const digits = DIGITS.test(bare) ? { value: amountOf(bare), shown: bare, length: 1 } : undefined;
  const number = digits ?? spelledNumber(words, at, lists);
  const last = words[at + (number?.length ?? 1) - 1];
  const isEnd = words[at + (number?.length ?? 1)] === undefined || STOPS.test(last?.text ?? '');
  if (!number || !isEnd) return undefined;
  const each = number.value / count;
  const isCheaper = [...(lists.told?.sums ?? [])].some((one) => each <= one && each >= one * LEAST_SHARE);
  return isCheaper ? { texts: [number.shown], length: number.length } : undefined;
}
