import { endsWithSign } from '@herald/media/ends-with-sign';
import { spellingOf } from '@herald/media/spelled-numbers';
import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import { type QuotedSumWords, quotedSumWordsOf } from '../words/quoted-sum-words.ts';
import { amountOf } from './amount-of.ts';
import { STOPS } from './spoken-sum.ts';

/** What a script tells of money in so many words, and all its words. */
export interface ToldMoney {
  words: readonly SpokenWord[];
  /** the sums that have their money beside them */
  sums: ReadonlySet<number>;
  /** when they are said */
  sumsAtSec: readonly number[];
  /** what else is counted */
  counted: ReadonlySet<number>;
  /** something is paid or charged */
  isQuoted: boolean;
}

/** A number without a unit. */
interface Bare {
  shown: string;
  /** of words */
  length: number;
}

interface Lists {
  locale: string;
  told?: ToldMoney | undefined;
}

/** "Quoted my sister two hundred" */
const LISTENER_WORDS = 2;
/** Less may be an age, a share or a score. */
const LEAST_BARE = 100;
/** So many words after a sum another one answers it. */
const ANSWERED_WITHIN = 8;
/** So many words before a number say what is counted. */
const COUNTED_WITHIN = 10;
const SENTENCE_END = endsWithSign('.!?:…।');
const YEARS = { from: 1901, to: 2099 };

/** "Charged me a hundred and ten", "Nineteen hundred!": a number without money that answers a sum of its script, or that somebody asks or pays. */
export function isQuotedSum(words: readonly SpokenWord[], first: number, bare: Bare, lists: Lists): boolean {
  const known = quotedSumWordsOf(lists.locale);
  const { told } = lists;
  const value = amountOf(bare.shown);
  const isYear = value >= YEARS.from && value <= YEARS.to && value % 100 > 0;
  if (isYear || told?.counted.has(value) || isBesideNumber(words, first, bare.length, lists)) return false;
  if (isCounted(words, first, known, told)) return false;
  const isEnd = endsPhrase(words, first + bare.length - 1);
  const isCharged = isLed(words, first, known.quotes, LISTENER_WORDS, known.whens);
  if (isCharged && (isEnd || leadsOn(words[first + bare.length], known))) return true;
  if (!isEnd || !told || told.sums.size === 0) return false;
  const isAsked = isLed(words, first, known.asks, LISTENER_WORDS, known.whens);
  const isAlone = beginsSentence(words, first, told);
  if (told.sums.has(value)) return isAlone || isAsked || (value >= LEAST_BARE && !isLed(words, first, known.whens, 0));
  if (value < LEAST_BARE) return false;
  return isAsked || (isAlone && told.isQuoted) || answersSum(words, first, lists);
}

/** "I guessed ninety dollars. It was three hundred": what turns out to be, in the sentence of another sum or the next one. */
export function answersSum(words: readonly SpokenWord[], first: number, { locale, told }: Lists): boolean {
  if (!told || !isLed(words, first, quotedSumWordsOf(locale).turns, 0)) return false;
  const { words: all, sumsAtSec } = told;
  const place = all.findIndex(({ startSec }) => startSec === words[first]?.startSec);
  const near = all.slice(Math.max(0, place - ANSWERED_WITHIN), Math.max(0, place));
  const sum = near.findLastIndex(({ startSec }) => sumsAtSec.includes(startSec));
  const ends = near.slice(sum).filter(({ text }) => SENTENCE_END.test(text));
  return sum >= 0 && ends.length <= 1 && !ends.some(({ text }) => text.includes('?'));
}

/** French sets a mark of its own behind a space. */
function endsPhrase(words: readonly SpokenWord[], last: number): boolean {
  const next = words[last + 1];
  return next === undefined || STOPS.test(words[last]?.text ?? '') || !/[\p{L}\p{N}]/u.test(next.text);
}

/** "Charged me nineteen hundred for brakes" */
const leadsOn = (next: SpokenWord | undefined, { deals }: QuotedSumWords): boolean =>
  next !== undefined && deals.includes(next.plain);

/** Nothing of its sentence stands before it: a list of numbers counts something. */
function beginsSentence(words: readonly SpokenWord[], first: number, { words: all }: ToldMoney): boolean {
  const place = all.findIndex(({ startSec }) => startSec === words[first]?.startSec);
  const before = words[first - 1] ?? all[place - 1];
  return before === undefined || SENTENCE_END.test(before.text);
}

/** A cue with so many words at most between it and the number, none of which stops or tells when. */
function isLed(
  words: readonly SpokenWord[],
  first: number,
  cues: readonly string[],
  between: number,
  never: readonly string[] = [],
): boolean {
  return words.slice(0, first).some((_, index) => {
    const length = cueAt(words, index, cues);
    const gap = words.slice(index + length, first);
    if (length === 0 || index + length > first || gap.length > between) return false;
    const isStopped = [words[index + length - 1], ...gap].some((word) => STOPS.test(word?.text ?? ''));
    return !isStopped && !gap.some((word) => cueAt([word], 0, never) > 0);
  });
}

/** "How many came? Three hundred." */
function isCounted(
  words: readonly SpokenWord[],
  first: number,
  { counts }: QuotedSumWords,
  told: ToldMoney | undefined,
): boolean {
  const all = told?.words ?? words;
  const place = all.findIndex(({ startSec }) => startSec === words[first]?.startSec);
  const near = all.slice(Math.max(0, place - COUNTED_WITHIN), Math.max(0, place));
  return near.some((_, index) => cueAt(near, index, counts) > 0);
}

/** "Eight hundred, five five five": a number that goes on is called, not paid. */
function isBesideNumber(words: readonly SpokenWord[], first: number, length: number, { locale, told }: Lists): boolean {
  const values = spellingOf(locale)?.values;
  const all = told?.words ?? words;
  const place = all.findIndex(({ startSec }) => startSec === words[first]?.startSec);
  const isNumber = (word: SpokenWord | undefined) =>
    word !== undefined && (/\d/u.test(word.text) || (values?.get(word.plain) ?? 1) > 1);
  return isNumber(all[place - 1]) || isNumber(all[place + length]);
}
