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
  /** no shot of the presenter has room for a number: short sentences with a price go first */
  arePricesFirst?: boolean;
}

/** The sentences that are shown as words alone: a short claim, or a list of short things; never two soon after each other. */
export function cardStarts(
  clauses: readonly ActedClause[],
  placed: ReadonlyMap<number, PlacedShot>,
  { rhythm, durationSec, arePricesFirst = false }: Around,
): number[] {
  const isFree = freePlaces(clauses, { rhythm, products: [...placed.keys()], durationSec }, new Map());
  const claims: { index: number; atSec: number; isPrice: boolean }[] = [];
  for (const [index, { clause, findings }] of clauses.entries()) {
    if (clauses[index - 1]?.clause.sentence === clause.sentence || !isFree(index)) continue;
    const words = clauses.flatMap((one) => (one.clause.sentence === clause.sentence ? one.clause.words : []));
    const hasGesture = clause.marks.some(({ action }) => action.does === 'gesture' && action.gesture !== null);
    const isOffer = findings.some(({ rule }) => MONEY_RULES.includes(rule.name));
    const isPrice = isOffer && isClaim(words);
    if (!hasGesture && (isPrice || listOf(words).length > 0)) claims.push({ index, atSec: clause.fromSec, isPrice });
  }
  const inTurn = arePricesFirst ? claims.toSorted((a, b) => Number(b.isPrice) - Number(a.isPrice)) : claims;
  const starts: typeof claims = [];
  for (const claim of inTurn) {
    const isApart = starts.every(({ atSec }) => Math.abs(claim.atSec - atSec) >= rhythm.productEverySec);
    if (isApart) starts.push(claim);
  }
  return starts.map(({ index }) => index).sort((a, b) => a - b);
}

const isClaim = ({ length }: readonly unknown[]): boolean => length >= CLAIM_WORDS.fewest && length <= CLAIM_WORDS.most;
