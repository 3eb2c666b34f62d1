import type { HeardPhrase } from '../direction.ts';
import type { Clause, SpokenWord } from './clause.ts';

const STRESS_SEC = 0.18;
/** Who rests for longer begins a new thought. */
const NEW_THOUGHT_SEC = 0.6;

/** The clauses of a sound whose words nobody wrote down: what is said in one breath, with a word for every stress. */
export function hearClauses(phrases: readonly HeardPhrase[]): Clause[] {
  let sentence = 0;
  return phrases.map((phrase, index) => {
    const before = phrases[index - 1];
    if (before && phrase.fromSec - before.toSec >= NEW_THOUGHT_SEC) sentence += 1;
    const { fromSec, toSec, rises } = phrase;
    return { words: stressesOf(phrase), fromSec, toSec, ending: rises ? 'open' : 'statement', marks: [], sentence };
  });
}

function stressesOf({ stresses }: HeardPhrase): SpokenWord[] {
  return stresses.map(({ atSec, strength }) => ({
    text: '',
    plain: '',
    startSec: atSec,
    endSec: atSec + STRESS_SEC,
    stressSec: atSec,
    weight: strength,
  }));
}
