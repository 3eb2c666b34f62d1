import type { PlacedShot } from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import { listOf } from '../reading/list-of.ts';
import type { Rhythm } from './paces.ts';
import { freePlaces } from './picture-starts.ts';

/** A claim is as short as this. */
const CLAIM_WORDS = { fewest: 2, most: 7 };

const MONEY_RULES: readonly string[] = ['offer', 'gift', 'saving', 'price'];

interface Around {
  rhythm: Rhythm;
  durationSec: number;
}

/** The sentences that are shown as words alone: a short claim, or a list of short things; never two soon after each other. */
export function cardStarts(
  clauses: readonly ActedClause[],
  placed: ReadonlyMap<number, PlacedShot>,
  { rhythm, durationSec }: Around,
): number[] {
  const starts: number[] = [];
  let lastSec = Number.NEGATIVE_INFINITY;
  const isFree = freePlaces(clauses, { rhythm, products: [...placed.keys()], durationSec }, new Map());
  for (const [index, { clause, findings }] of clauses.entries()) {
    if (clauses[index - 1]?.clause.sentence === clause.sentence) continue;
    if (clause.fromSec - lastSec < rhythm.productEverySec || !isFree(index)) continue;
    const words = clauses.flatMap((one) => (one.clause.sentence === clause.sentence ? one.clause.words : []));
    const hasGesture = clause.marks.some(({ action }) => action.does === 'gesture' && action.gesture !== null);
    const isOffer = findings.some(({ rule }) => MONEY_RULES.includes(rule.name));
    if (hasGesture || !(listOf(words).length > 0 || (isOffer && isClaim(words)))) continue;
    starts.push(index);
    lastSec = clause.fromSec;
  }
  return starts;
}

const isClaim = ({ length }: readonly unknown[]): boolean => length >= CLAIM_WORDS.fewest && length <= CLAIM_WORDS.most;
