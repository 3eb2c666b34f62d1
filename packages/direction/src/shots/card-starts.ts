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
  /** no shot of the presenter has room for a number, and no captions say it: a short sentence with a price is a card, before any other */
  needPrices?: boolean;
}

interface Claim {
  index: number;
  atSec: number;
  isPrice: boolean;
}

/** The clauses that are shown as words alone: a list of short things, and a short price that stands nowhere else; never two soon after each other. */
export function cardStarts(
  clauses: readonly ActedClause[],
  placed: ReadonlyMap<number, PlacedShot>,
  { rhythm, durationSec, needPrices = false }: Around,
): number[] {
  const isFree = freePlaces(clauses, { rhythm, products: [...placed.keys()], durationSec }, new Map());
  const claims = clauses.flatMap((acted, index): Claim[] => {
    const { clause, findings } = acted;
    const hasGesture = clause.marks.some(({ action }) => action.does === 'gesture' && action.gesture !== null);
    if (hasGesture || !isFree(index)) return [];
    const words = clauses.flatMap((one) => (one.clause.sentence === clause.sentence ? one.clause.words : []));
    const opens = clauses[index - 1]?.clause.sentence !== clause.sentence;
    const isPrice =
      needPrices && opens && findings.some(({ rule }) => MONEY_RULES.includes(rule.name)) && isClaim(words);
    const isListed = opens && listOf(words).length > 0;
    return isPrice || isListed ? [{ index, atSec: clause.fromSec, isPrice }] : [];
  });
  const starts: Claim[] = [];
  for (const claim of claims.toSorted((a, b) => Number(b.isPrice) - Number(a.isPrice))) {
    const isApart = starts.every(({ atSec }) => Math.abs(claim.atSec - atSec) >= rhythm.productEverySec);
    if (isApart) starts.push(claim);
  }
  return starts.map(({ index }) => index).sort((a, b) => a - b);
}

const isClaim = ({ length }: readonly unknown[]): boolean => length >= CLAIM_WORDS.fewest && length <= CLAIM_WORDS.most;
