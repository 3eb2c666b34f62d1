import { findCue } from '../reading/find-cue.ts';
import { senseWordsOf } from '../sense/words/sense-words-of.ts';
import { LEADING_CURRENCY } from '../words/currency-words.ts';
import { languageOf } from '../words/language-of.ts';
import { numberWordsOf } from '../words/number-words.ts';
import { paidHalfWordsOf } from '../words/paid-half-words.ts';
import { BEFORE_PAUSE, indexOf, isPainful } from './find-in-clause.ts';
import type { Situation } from './rule.ts';

const PRICE = /[$€£¥₹]\s?\d|\d\s?[$€£¥₹]/u;

type Words = Situation['clause']['words'];

function priceIn(words: Words): number | undefined {
  return indexOf(words, ({ text, plain }) => PRICE.test(plain) || LEADING_CURRENCY.test(text));
}

/** What a clause says of money to the viewer, at which word: one that is saved, free, offered, or only named. */
export type NamedMoney = 'saving' | 'gift' | 'offer' | 'price';

export function moneyIn(situation: Situation, wanted: NamedMoney): number | undefined {
  const found = namedMoney(situation);
  return found?.as === wanted ? found.wordIndex : undefined;
}

function namedMoney(situation: Situation): { as: NamedMoney; wordIndex: number } | undefined {
  const { clause, cues, sense } = situation;
  const { words, ending } = clause;
  if (sense.money === 'change') return undefined;
  // "Saves us sixty dollars", without a word of how little something costs.
  const isSaved = findCue(words, cues.saves) !== undefined;
  if (sense.money === 'gain') return { as: isSaved ? 'saving' : 'offer', wordIndex: sense.wordIndex };
  const price = priceIn(words);
  if (price !== undefined)
    return isPaidInPain(situation) ? undefined : { as: priceName(sense, isSaved), wordIndex: price };
  const half = offeredHalf(situation);
  if (half !== undefined) return { as: isSaved ? 'saving' : 'offer', wordIndex: half };
  const free = sense.tone === 'good' && ending !== 'question' ? findCue(words, cues.offer) : undefined;
  return free === undefined ? undefined : { as: isSaved ? 'saving' : 'gift', wordIndex: free };
}

/** "It costs $9" tells a price, "it is a bargain at $9" makes an offer of it. */
function priceName({ tone }: Situation['sense'], isSaved: boolean): NamedMoney {
  if (tone !== 'good') return 'price';
  return isSaved ? 'saving' : 'offer';
}

/** "I missed it by a day. That was $900": a sum right after bad news belongs to them. */
function isPaidInPain({ sense, told, isNew, isEnd }: Situation): boolean {
  return sense.tone !== 'good' && isNew && isPainful(told) && !isEnd;
}

/** Half a price is an offer, but not where it is denied, paid, or part of bad news. */
function offeredHalf(situation: Situation): number | undefined {
  const { clause, reading, isNew, told } = situation;
  const { words, ending } = clause;
  const half = findCue(words, numberWordsOf(reading.locale).half);
  if (half === undefined || ending === 'question' || isPaidInPain(situation)) return undefined;
  if (findCue(words, paidHalfWordsOf(reading.locale)) !== undefined || isHalfDenied(situation, half)) return undefined;
  const wasOnce = isNew && isPainful(told) && findCue(words, senseWordsOf(reading.locale).pastPrices) !== undefined;
  return wasOnce ? undefined : half;
}

/** "I couldn't find it at half price": what denies stands between it and the pause or "and" before it, in some languages behind it. */
function isHalfDenied({ clause: { words }, cues, reading }: Situation, half: number): boolean {
  const { joins } = numberWordsOf(reading.locale);
  const ends = ({ text }: Words[number]) => BEFORE_PAUSE.test(text);
  const from = words.slice(0, half).findLastIndex((word) => ends(word) || joins.includes(word.plain)) + 1;
  const pause = words.findIndex((word, index) => index >= half && ends(word));
  const behind = words.slice(half, pause < 0 ? words.length : pause + 1);
  return findCue([...words.slice(from, half), ...deniedBehind(behind, reading.locale)], cues.never) !== undefined;
}

/** A verb at the end is denied at its side, "नहीं है"; a German one by the last word. */
function deniedBehind(behind: Words, locale: string): Words {
  if (languageOf(locale) === 'hi') return behind;
  return languageOf(locale) === 'de' ? behind.slice(-1) : [];
}
