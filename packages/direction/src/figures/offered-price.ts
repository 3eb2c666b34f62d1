import type { PlannedFigure } from '@herald/media/scene/figures';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { senseWordsOf } from '../sense/words/sense-words-of.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { AMOUNTS_TO_REACH, TAKEN_OFF } from '../words/currency-words.ts';
import { languageOf } from '../words/language-of.ts';
import { LEAD_SEC } from './figure-wish.ts';
import { type ReadNumber, readNumbers } from './read-numbers.ts';
import { clausesAfterPrice, isLost, isMoney, isOfSpeaker, textsOf } from './said-price.ts';
import { STOPS } from './spoken-sum.ts';
import { toldMoney } from './told-money.ts';

/** A price that is asked, and the clause that says it. */
export interface OfferedPrice {
  acted: ActedClause;
  figure: PlannedFigure;
}

interface Around {
  locale: string;
  durationSec: number;
}

/** So many words before a sum say whose it is or what it is. */
const LED_WITHIN = 3;
/** So many words before a sum may deny it. */
const NEVER_WITHIN = 5;
/** "नौ रुपये नहीं है": where the verb comes last, so many words behind it may. */
const NEVER_BEHIND = 2;
/** So many words behind a sum say that it is taken off. */
const LESS_WITHIN = 2;

/** The sums that are asked for what a film sells; one that was paid or saved, that others ask, or that is taken off is none. */
export function offeredPrices(
  clauses: readonly ActedClause[],
  all: readonly ActedClause[],
  { locale, durationSec }: Around,
): OfferedPrice[] {
  const afterPrice = clausesAfterPrice(all, locale);
  const words = all.flatMap(({ clause }) => clause.words);
  const told = toldMoney(all, locale);
  const sums = clauses.flatMap((acted) => {
    const said = acted.clause.words;
    const isAfterPrice = afterPrice.has(acted.clause);
    const read = readNumbers(said, locale, cueWordsOf(locale), { isAfterPrice, told });
    const asked = read.filter((sum) => isAskedIn(sum, acted, { all, locale }));
    return asked.flatMap((sum) => {
      const atSec = said[sum.first]?.startSec;
      if (atSec === undefined) return [];
      const parts = textsOf(sum, words, atSec, locale).map((text) => ({ text, atSec }));
      const saidUntilSec = said[sum.first + sum.length - 1]?.endSec ?? atSec;
      const fromSec = Math.max(0, atSec - LEAD_SEC);
      const figure: PlannedFigure = { kind: 'number', fromSec, untilSec: durationSec, parts, saidUntilSec };
      return [{ acted, figure, isLowered: sum.isLowered === true, isOfOne: sum.unit === undefined }];
    });
  });
  // What one costs is the price; what several cost together is an offer beside it.
  const single = sums.filter(({ isOfOne }) => isOfOne);
  const plain = single.length > 0 ? single : sums;
  const lowered = plain.filter(({ isLowered }) => isLowered);
  return lowered.length > 0 ? lowered : plain;
}

/** Of several prices nobody knows which one it is. */
export function onlyPrice(prices: readonly OfferedPrice[]): OfferedPrice | undefined {
  const texts = new Set(prices.map(({ figure }) => figure.parts.map(({ text }) => text).join(' ')));
  return texts.size === 1 ? prices[0] : undefined;
}

/** Whether a sum is asked for what a film sells, where it is told. */
export function isAskedIn(
  sum: ReadNumber,
  acted: ActedClause,
  around: { all: readonly ActedClause[]; locale: string },
): boolean {
  return isTold(acted, around.locale) && isAsked(sum, acted, around);
}

function isTold({ clause, tone }: ActedClause, locale: string): boolean {
  if (clause.ending === 'question' || tone === 'bad' || tone === 'ironic' || tone === 'sorry') return false;
  if (findCue(clause.words, cueWordsOf(locale).saves) !== undefined) return false;
  const isPaid = findCue(clause.words, senseWordsOf(locale).costs) !== undefined;
  return !isPaid || !isOfSpeaker(clause.words, locale);
}

function isAsked(
  sum: ReadNumber,
  acted: ActedClause,
  { all, locale }: { all: readonly ActedClause[]; locale: string },
): boolean {
  const { words } = acted.clause;
  const { first, length, word } = sum;
  if (!isMoney(sum) || sum.texts.some((text) => text.includes('%')) || isLost(acted, all, { word, locale }))
    return false;
  const before = words.slice(0, first);
  const { insteads, pastPrices, takes, others } = senseWordsOf(locale);
  const isOld = isLedBy(before, insteads, 0) || (!sum.isLowered && findCue(before, pastPrices) !== undefined);
  const isOfOthers =
    !isOfSpeaker(words, locale) && (isLedBy(before, takes, LED_WITHIN - 1) || findCue(before, others) !== undefined);
  const isLimit = AMOUNTS_TO_REACH.test(before.at(-1)?.plain ?? '');
  if (isOld || isOfOthers || isLimit || isDenied(words, sum, locale)) return false;
  return !isTakenOff(words.slice(first + length - 1));
}

/** "It isn't nine dollars", "nunca cuesta 9 euros", in its own phrase. */
function isDenied(words: readonly SpokenWord[], { first, length }: ReadNumber, locale: string): boolean {
  const before = words.slice(0, first);
  const phrase = before.slice(before.findLastIndex(({ text }) => STOPS.test(text)) + 1).slice(-NEVER_WITHIN);
  const [last, ...behind] = words.slice(first + length - 1);
  const isLast = last === undefined || STOPS.test(last.text) || languageOf(locale) !== 'hi';
  const near = isLast ? phrase : [...phrase, ...behind.slice(0, NEVER_BEHIND)];
  return findCue(near, cueWordsOf(locale).never) !== undefined;
}

/** With so many words between them and the sum at most. */
function isLedBy(before: readonly SpokenWord[], cues: readonly string[], between: number): boolean {
  return before.some((_, index) => {
    const length = cueAt(before, index, cues);
    return length > 0 && before.length - index - length <= between;
  });
}

/** "Five dollars off" */
function isTakenOff([last, ...behind]: readonly SpokenWord[]): boolean {
  const paused = [last, ...behind].findIndex((word) => word !== undefined && STOPS.test(word.text));
  const near = behind.slice(0, paused < 0 ? LESS_WITHIN : Math.min(paused, LESS_WITHIN));
  return near.some(({ plain }) => TAKEN_OFF.test(plain));
}
