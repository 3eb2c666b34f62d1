import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Rhythm } from './paces.ts';

/** A sentence that brings the product begins about then. */
const NEAR_SEC = 0.3;
/** Nobody is shown a product before they have seen who speaks. */
const EARLIEST_SEC = 1.5;

/** The clauses with which the product may fill the frame: where it is named or comes, none too soon after another or a mark. */
export function productStarts(
  clauses: readonly ActedClause[],
  broughtSec: readonly number[],
  { productEverySec }: Rhythm,
): number[] {
  const starts: number[] = [];
  let lastSec = Number.NEGATIVE_INFINITY;
  for (const [index, { clause, findings }] of clauses.entries()) {
    const { fromSec } = clause;
    const isAsked = clause.marks.some(({ action }) => action.does === 'show-product');
    if (isAsked) lastSec = fromSec;
    const isNamed = findings.some(({ rule }) => rule.causes.shows === true);
    const isBrought = broughtSec.some((atSec) => Math.abs(atSec - fromSec) < NEAR_SEC);
    const isFree = fromSec - lastSec >= productEverySec;
    if (isAsked || fromSec < EARLIEST_SEC || !((isNamed || isBrought) && isFree)) continue;
    starts.push(index);
    lastSec = fromSec;
  }
  return starts;
}
