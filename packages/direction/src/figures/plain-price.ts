import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import type { NumberWords } from '../words/number-words.ts';
import { quotedSumWordsOf } from '../words/quoted-sum-words.ts';
import { isOffered } from './is-offered.ts';
import type { ToldMoney } from './quoted-sum.ts';
import { pricedOf, STOPS, spelledNumber } from './spoken-sum.ts';

interface Lists {
  locale: string;
  language: NumberWords;
  told?: ToldMoney | undefined;
}

const LEAST = 10;
const MOST = 99;
/** Times of day are said in quarters. */
const QUARTER = 15;
/** Nothing but a price ends so. */
const PRICED = new Set([90, 95, 97, 98, 99]);
/** "In nineteen ninety nine", "twenty twenty five". */
const CENTURIES = new Set([19, 20]);

/** "Twenty four ninety nine": a price whose money nobody names. Other cents than those of shops are read only where a price is told. */
export function plainPrice(
  words: readonly SpokenWord[],
  from: number,
  { isTold, ...lists }: Lists & { isTold: boolean },
): { text: string; length: number } | undefined {
  const whole = spelledNumber(words, from, lists);
  const small = smallWhole(words, from, lists);
  if (small) return small;
  if (!whole || whole.value < LEAST || whole.value > MOST) return undefined;
  const middle = words[from + whole.length - 1];
  const cents = STOPS.test(middle?.text ?? '') ? undefined : spelledNumber(words, from + whole.length, lists);
  if (!cents || cents.value < LEAST || cents.value > MOST) return undefined;
  if (!isTold && (CENTURIES.has(whole.value) || !PRICED.has(cents.value))) return undefined;
  const length = whole.length + cents.length;
  if (!isTold && countsOn(words, from + length, lists)) return undefined;
  return { text: pricedOf(whole.value + cents.value / 100, lists.locale), length };
}

/** "Eight fifty a bottle": what is sold one by one does not cost 850, and nobody says a time of day so. */
function smallWhole(
  words: readonly SpokenWord[],
  from: number,
  lists: Lists,
): { text: string; length: number } | undefined {
  const { whens } = quotedSumWordsOf(lists.locale);
  const whole = spelledNumber(words.slice(0, from + 1), from, lists);
  const before = words[from - 1];
  const isWhen = before !== undefined && !STOPS.test(before.text) && cueAt([before], 0, whens) > 0;
  if (!whole || whole.value >= LEAST || isWhen || STOPS.test(words[from]?.text ?? '')) return undefined;
  const at = from + 1 + (lists.language.joins.includes(words[from + 1]?.plain ?? '') ? 1 : 0);
  const cents = spelledNumber(words, at, lists);
  if (!cents || cents.value < LEAST || cents.value > MOST || cents.value % 5 > 0) return undefined;
  const length = at - from + cents.length;
  const isClock = cents.value % QUARTER === 0;
  if (STOPS.test(words[from + length - 1]?.text ?? '') || !isForOne(words, from + length, lists)) return undefined;
  if (!isPer(words, from + length, lists) && (isClock || !isOfferOfOne(words, from, { ...lists, length })))
    return undefined;
  return { text: pricedOf(whole.value + cents.value / 100, lists.locale), length };
}

/** "Per jar", "für die Flasche": more than an article. */
function isPer(words: readonly SpokenWord[], at: number, { locale }: Lists): boolean {
  const { pers, articles } = quotedSumWordsOf(locale);
  return cueAt(words, at, pers) > cueAt(words, at, articles);
}

/** "It's eight fifty a bottle." In "desayuno ocho treinta el café listo" an article alone tells no price. */
function isOfferOfOne(
  words: readonly SpokenWord[],
  from: number,
  { length, ...lists }: Lists & { length: number },
): boolean {
  const { articles } = quotedSumWordsOf(lists.locale);
  const thing = from + length + cueAt(words, from + length, articles);
  const isEnd = words[thing + 1] === undefined || STOPS.test(words[thing]?.text ?? '');
  return isEnd && isOffered(words, from, lists);
}

/** "A bottle", "per jar" */
function isForOne(words: readonly SpokenWord[], at: number, { locale }: Lists): boolean {
  const { pers, goods } = quotedSumWordsOf(locale);
  const lead = cueAt(words, at, pers);
  return lead > 0 && cueAt(words, at + lead, goods) > 0;
}

/** "Twenty ninety nine cent stamps", "forty ninety five watt bulbs": more is said behind the number. */
function countsOn(words: readonly SpokenWord[], at: number, { language }: Lists): boolean {
  const [last, next] = [words[at - 1], words[at]];
  if (!next || STOPS.test(last?.text ?? '')) return false;
  return !language.others.includes(next.plain) && !language.joins.includes(next.plain);
}
