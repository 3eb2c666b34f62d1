import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import type { NumberWords } from '../words/number-words.ts';
import { quotedSumWordsOf } from '../words/quoted-sum-words.ts';
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

/** "Two for twenty", "3 für 10 Euro": without its money only where the script speaks of money elsewhere and the phrase ends. */
export function dealAt(words: readonly SpokenWord[], first: number, lists: Lists): Deal | undefined {
  const { deals } = quotedSumWordsOf(lists.locale);
  const count = countOf(words[first], lists);
  const join = words[first + 1];
  if (count === undefined || !join || cueAt([join], 0, deals) === 0 || STOPS.test(join.text)) return undefined;
  if (STOPS.test(words[first]?.text ?? '')) return undefined;
  const sum = sumAt(words, first + 2, lists);
  if (!sum || sum.value <= count) return undefined;
  return { unit: `${join.plain} ${count}`, texts: sum.texts, length: 2 + sum.length };
}

function countOf(word: SpokenWord | undefined, { language }: Lists): number | undefined {
  if (!word) return undefined;
  const place = language.small.indexOf(word.plain);
  const count = DIGITS.test(word.plain) ? Number(word.plain) : place < 0 ? 0 : place + 2;
  return count >= 2 && count <= MOST_THINGS ? count : undefined;
}

function sumAt(words: readonly SpokenWord[], at: number, lists: Lists) {
  const sum = spokenSum(words, at, lists);
  if (sum && !sum.texts.some((text) => text.includes('%'))) return { ...sum, value: amountOf(sum.texts) };
  const bare = words[at]?.text.replace(STOPS, '') ?? '';
  if (MONEY.test(bare)) return { texts: [bare], length: 1, value: amountOf([bare]) };
  const digits = DIGITS.test(bare) ? { value: Number(bare), shown: bare, length: 1 } : undefined;
  const number = digits ?? spelledNumber(words, at, lists);
  const last = words[at + (number?.length ?? 1) - 1];
  const isEnd = words[at + (number?.length ?? 1)] === undefined || STOPS.test(last?.text ?? '');
  if (!number || !isEnd || !lists.told || lists.told.sums.size === 0) return undefined;
  return { texts: [number.shown], length: number.length, value: number.value };
}

const amountOf = ([text = '']: readonly string[]): number => Number(text.replace(/\D/gu, ''));
