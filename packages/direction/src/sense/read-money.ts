import type { SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { CURRENCY, LEADING_CURRENCY } from '../words/currency-words.ts';
import type { SenseWords } from './sense-words.ts';

const NEAR_SUM = 3;
const MONEY = /[$€£¥₹]\s?\d|\d\s?[€$£₹%]|\d+%/u;
const NUMBER = /^[$€£¥₹]?\d/u;

/** What a sum does to who speaks of it: one is glad of it, it hurts, or it changes; null where nothing is paid. */
export type Money = 'gain' | 'cost' | 'change' | null;

export function moneyOf(words: readonly SpokenWord[], isDenied: (index: number) => boolean, cues: SenseWords): Money {
  const hasShare = findCue(words, cues.percents) !== undefined;
  if (!hasShare && !words.some(isAmount)) return null;
  const hasSum = hasShare || words.some(isSum);
  if (hasSum && isChange(words, cues)) return 'change';
  const replaced = hasSum ? replacedSum(words, cues) : undefined;
  if (replaced !== undefined) return replaced;
  const gain = findCue(words, cues.gains);
  const cost = findCue(words, cues.costs);
  if (gain !== undefined && !isDenied(gain)) return hasSum ? 'gain' : null;
  if (cost !== undefined && !isDenied(cost)) return 'cost';
  if (hasSum && findCue(words, cues.pastPrices) !== undefined) return 'change';
  // "Renters insurance is eleven dollars" is an offer as well.
  const isOwn = findCue(words, cues.own) !== undefined;
  return cost === undefined && hasSum && isOwn && hasBurden(words, cues) ? 'cost' : null;
}

/** "$160 instead of $40" is no bargain; of sums in words nobody knows which one is larger. */
function replacedSum(words: readonly SpokenWord[], { insteads }: SenseWords): Money | undefined {
  const at = findCue(words, insteads);
  if (at === undefined) return undefined;
  const before = words.slice(0, at).findLast(isNumber);
  const after = words.slice(at).find(isNumber);
  if (!before || !after) return isBetweenSums(words, at) ? 'change' : undefined;
  return amountOf(before) < amountOf(after) ? 'gain' : 'cost';
}

function isBetweenSums(words: readonly SpokenWord[], at: number): boolean {
  return words.slice(0, at).some(isAmount) && !words.slice(at).some(isAmount);
}

/** "Goes from seven dollars to eight fifty": whether that is good is not said. */
function isChange(words: readonly SpokenWord[], { froms, tos }: SenseWords): boolean {
  const from = findCue(words, froms);
  if (from === undefined) return false;
  const sum = words.findIndex((word, index) => index > from && index <= from + NEAR_SUM && isAmount(word));
  return sum >= 0 && words.some((_, index) => index > sum && index <= sum + NEAR_SUM && cueAt(words, index, tos) > 0);
}

/** Besides the words that name the price of an offer: "it costs $9" is none, "my rent costs $900" is one. */
function hasBurden(words: readonly SpokenWord[], cues: SenseWords): boolean {
  const offered = new Set(
    words.flatMap((_, index) =>
      Array.from({ length: cueAt(words, index, cues.offers) }, (_, offset) => index + offset),
    ),
  );
  return words.some((_, index) => !offered.has(index) && cueAt(words, index, cues.burdens) > 0);
}

/** Of "$1,250.50" and "1.250,50 €". */
export function amountOf({ plain }: SpokenWord): number {
  return (
    Number(
      plain
        .replace(/[.,](?=\d{3}(?!\d))/gu, '')
        .replace(',', '.')
        .replace(/[^\d.]/gu, ''),
    ) || 0
  );
}

export function firstMoney(words: readonly SpokenWord[]): number {
  return Math.max(0, words.findIndex(isAmount));
}

function isSum({ text, plain }: SpokenWord): boolean {
  return MONEY.test(plain) || CURRENCY.test(plain) || LEADING_CURRENCY.test(text);
}

function isAmount(word: SpokenWord): boolean {
  return isSum(word) || isNumber(word);
}

export function isNumber({ plain }: SpokenWord): boolean {
  return NUMBER.test(plain);
}
