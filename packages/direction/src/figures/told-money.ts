import type { ActedClause } from '../clauses/acted-clause.ts';
import { findCue } from '../reading/find-cue.ts';
import { senseWordsOf } from '../sense/words/sense-words-of.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { quotedSumWordsOf } from '../words/quoted-sum-words.ts';
import { RANKS } from './figure-wish.ts';
import type { ToldMoney } from './quoted-sum.ts';
import { readNumbers } from './read-numbers.ts';

const known = new WeakMap<readonly ActedClause[], ToldMoney>();

/** The sums and the other numbers of a script, as they are told without guessing. */
export function toldMoney(clauses: readonly ActedClause[], locale: string): ToldMoney {
  const before = known.get(clauses);
  if (before) return before;
  const cues = cueWordsOf(locale);
  const words = clauses.flatMap(({ clause }) => clause.words);
  const numbers = clauses.flatMap(({ clause }) => readNumbers(clause.words, locale, cues));
  const digitsOf = (isMoney: boolean) =>
    new Set(
      numbers
        .filter(({ kind, rank }) => (kind === 'number' && rank === RANKS.money) === isMoney)
        .map(({ texts: [text = ''] }) => text.replace(/\D/gu, '')),
    );
  const { costs } = senseWordsOf(locale);
  const { quotes } = quotedSumWordsOf(locale);
  const isQuoted = [quotes, costs].some((list) => findCue(words, list) !== undefined);
  const told = { words, sums: digitsOf(true), counted: digitsOf(false), isQuoted };
  known.set(clauses, told);
  return told;
}
