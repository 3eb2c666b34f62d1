import type { ActedClause } from '../clauses/acted-clause.ts';
import type { CutMoment } from './cut-moments.ts';
import type { Rhythm } from './paces.ts';

/**
 * The picture changes at each point of a list: two of them in one shot cost more than a second wide one. Where nothing but one wide
 * shot shows the fingers, three in a row cost less than a finger that is lost.
 */
const OVER_POINT = { usual: 5.5, oneWide: 1.6 };
/** A shot that stands so much longer than its pace wants is cut where a sentence ends in it. */
const TOO_LONG_SEC = 1;
const LONG_OVER_SENTENCE = 0.8;

interface Passing {
  lengthSec: number;
  rhythm: Rhythm;
  /** hands count, and only one picture shows them */
  isOneWide: boolean;
}

/** What it costs that points and sentences begin within a shot; `moments` are its cuts and those between them. */
export function runOnCost(
  moments: readonly CutMoment[],
  clauses: readonly ActedClause[],
  { lengthSec, rhythm, isOneWide }: Passing,
): number {
  const begun = moments.slice(1, -1).filter(({ before }) => before !== 'word');
  const points = begun.filter(({ clause }) => (clauses[clause]?.point ?? 0) > 0);
  const isLong = lengthSec > rhythm.longestSec + TOO_LONG_SEC;
  const sentences = begun.filter((moment) => moment.before === 'sentence' && !points.includes(moment));
  const long = isLong && sentences.length > 0 ? LONG_OVER_SENTENCE : 0;
  return points.length * OVER_POINT[isOneWide ? 'oneWide' : 'usual'] + long;
}
