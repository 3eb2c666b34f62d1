import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Clause, SpokenWord } from '../reading/clause.ts';
import { findCue } from '../reading/find-cue.ts';
import { senseWordsOf } from '../sense/words/sense-words-of.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { RANKS } from './figure-wish.ts';
import { signIn, withSign } from './price-sign.ts';
import { type ReadNumber, readNumbers } from './read-numbers.ts';
import { toldMoney } from './told-money.ts';

/** So many words behind a number say that it is lost. */
const LOST_WITHIN = 8;

export const isMoney = ({ kind, rank }: Pick<ReadNumber, 'kind' | 'rank'>): boolean =>
  kind === 'number' && rank === RANKS.money;

/** "It was $120. Now it's only 79.": the clauses behind a price, in its sentence or the next one. */
export function clausesAfterPrice(clauses: readonly ActedClause[], locale: string): Set<Clause> {
  const cues = cueWordsOf(locale);
  const after = new Set<Clause>();
  const told = toldMoney(clauses, locale);
  let pricedIn = Number.NEGATIVE_INFINITY;
  for (const { clause } of clauses) {
    const isAfterPrice = clause.sentence - pricedIn <= 1;
    if (isAfterPrice) after.add(clause);
    if (readNumbers(clause.words, locale, cues, { isAfterPrice, told }).some(isMoney)) pricedIn = clause.sentence;
  }
  return after;
}

/** Money has the sign that its film speaks of. */
export function textsOf(number: ReadNumber, all: readonly SpokenWord[], atSec: number, locale: string): string[] {
  if (!isMoney(number)) return number.texts;
  const signed = withSign(number.texts, signIn(all, atSec), locale);
  return number.unit === undefined ? signed : [signed.join(' '), number.unit];
}

/** "It cost me $300" is bad news, "it costs $5 a month" an offer. */
export function isOfSpeaker(words: readonly SpokenWord[], locale: string): boolean {
  return findCue(words, senseWordsOf(locale).own) !== undefined;
}

/** "That is 840 pounds, gone." */
export function isLost(
  { clause }: ActedClause,
  clauses: readonly ActedClause[],
  { word, locale }: { word: number; locale: string },
): boolean {
  const following = clauses.find(
    (other) => other.clause.sentence === clause.sentence && other.clause.fromSec > clause.fromSec,
  );
  const behind = [...clause.words.slice(word + 1), ...(following?.clause.words ?? [])].slice(0, LOST_WITHIN);
  return findCue(behind, senseWordsOf(locale).vanished) !== undefined;
}
