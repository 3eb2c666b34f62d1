import type { ActedClause } from '../clauses/acted-clause.ts';
import type { SeenMoment } from '../direction.ts';
import { EARLIEST_INSERT_SEC, type Rhythm } from './paces.ts';

/** Words that show the product begin about then. */
const NEAR_SEC = 0.3;

/**
 * The clauses with which the product may fill the frame, none too soon after another or a mark: those that show it. Where
 * nobody knows which do, those that bring it or have a word for it.
 */
export function productStarts(
  clauses: readonly ActedClause[],
  moments: readonly SeenMoment[],
  { productEverySec }: Rhythm,
): number[] {
  const isTold = moments.some(({ shownSec }) => shownSec !== undefined);
  const shownSec = moments.flatMap((moment) => (isTold ? (moment.shownSec ?? []) : [moment.fromSec]));
  const starts: number[] = [];
  let lastSec = Number.NEGATIVE_INFINITY;
  for (const [index, { clause, findings }] of clauses.entries()) {
    const { fromSec } = clause;
    const isAsked = clause.marks.some(({ action }) => action.does === 'show-product');
    if (isAsked) lastSec = fromSec;
    const isNamed = !isTold && findings.some(({ rule }) => rule.causes.shows === true);
    const isShown = isNamed || shownSec.some((atSec) => Math.abs(atSec - fromSec) < NEAR_SEC);
    const isFree = fromSec - lastSec >= productEverySec;
    if (isAsked || fromSec < EARLIEST_INSERT_SEC || !(isShown && isFree)) continue;
    starts.push(index);
    lastSec = fromSec;
  }
  return starts;
}
