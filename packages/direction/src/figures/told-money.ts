import type { ActedClause } from '../clauses/acted-clause.ts';
import { findCue } from '../reading/find-cue.ts';
import { senseWordsOf } from '../sense/words/sense-words-of.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { quotedSumWordsOf } from '../words/quoted-sum-words.ts';
import { amountOf } from './amount-of.ts';
import { RANKS } from './figure-wish.ts';
import type { ToldMoney } from './quoted-sum.ts';
import { type ReadNumber, readNumbers } from './read-numbers.ts';

type Said = Readonly<{ clause: Pick<ActedClause['clause'], 'words'> }>;

const known = new WeakMap<readonly Said[], ToldMoney>();

/** The sums and the other numbers of a script, as they are told without what other sentences tell. */
export function toldMoney(clauses: readonly Said[], locale: string): ToldMoney {
  const before = known.get(clauses);
  if (before) return before;
  const cues = cueWordsOf(locale);
  const words = clauses.flatMap(({ clause }) => clause.words);
  const numbers = clauses.flatMap(({ clause }) =>
    readNumbers(clause.words, locale, cues).map((number) => ({
      ...number,
      atSec: clause.words[number.word]?.startSec,
    })),
  );
  const isSum = ({ kind, rank, texts: [text = ''] }: ReadNumber) =>
    kind === 'number' && rank === RANKS.money && !text.includes('%');
  const amountsOf = (isMoney: boolean) =>
    new Set(numbers.filter((number) => isSum(number) === isMoney).map(({ texts: [text = ''] }) => amountOf(text)));
  const { costs } = senseWordsOf(locale);
  const { quotes } = quotedSumWordsOf(locale);
  const isQuoted = [quotes, costs].some((list) => findCue(words, list) !== undefined);
  const sumsAtSec = numbers.filter(isSum).flatMap(({ atSec }) => atSec ?? []);
  const told = { words, sums: amountsOf(true), sumsAtSec, counted: amountsOf(false), isQuoted };
  known.set(clauses, told);
  return told;
}
