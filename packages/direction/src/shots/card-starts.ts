import type { PlacedShot } from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import { listOf } from '../reading/list-of.ts';
import type { Rhythm } from './paces.ts';
import { freePlaces } from './picture-starts.ts';

/** A claim is as short as this. */
const CLAIM_WORDS = { fewest: 2, most: 7 };

export const MONEY_RULES: readonly string[] = ['offer', 'gift', 'saving', 'price'];

/** What is shown large is seen for a moment: longer than this it is a picture book. */
export const LONGEST_PICTURED_SEC = 2.8;
/** Of the time between two products: a thing is seen at a glance. */
const PICTURED_SOONER = 0.67;

interface Around {
  rhythm: Rhythm;
  durationSec: number;
  /** the clauses that could fill the frame with things they name */
  pictured: ReadonlyMap<ActedClause, readonly string[]>;
  /** no shot of the presenter has room for a number: short sentences with a price go first */
  arePricesFirst?: boolean;
}

interface Claim {
  index: number;
  atSec: number;
  isPrice: boolean;
  isListed: boolean;
  things: readonly string[];
  /** without its things it would be no card */
  isPictured: boolean;
}

/** The clauses that are shown as words alone, or with what they name: a short claim, a list of short things, a thing; never two soon after each other. */
export function cardStarts(
  clauses: readonly ActedClause[],
  placed: ReadonlyMap<number, PlacedShot>,
  { rhythm, durationSec, pictured, arePricesFirst = false }: Around,
): number[] {
  const isFree = freePlaces(clauses, { rhythm, products: [...placed.keys()], durationSec }, new Map());
  const claims = clauses.flatMap((acted, index): Claim[] => {
    const { clause, findings, untilSec } = acted;
    const hasGesture = clause.marks.some(({ action }) => action.does === 'gesture' && action.gesture !== null);
    if (hasGesture || !isFree(index)) return [];
    const words = clauses.flatMap((one) => (one.clause.sentence === clause.sentence ? one.clause.words : []));
    const opens = clauses[index - 1]?.clause.sentence !== clause.sentence;
    const isPrice = opens && findings.some(({ rule }) => MONEY_RULES.includes(rule.name)) && isClaim(words);
    const isBrief = untilSec - clause.fromSec <= LONGEST_PICTURED_SEC;
    const things = isBrief ? (pictured.get(acted) ?? []) : [];
    const isListed = opens && listOf(words).length > 0;
    const isClaimed = isPrice || isListed;
    const isPictured = !isClaimed && things.length > 0;
    return isClaimed || isPictured ? [{ index, atSec: clause.fromSec, isPrice, isListed, things, isPictured }] : [];
  });
  const rankOf = ({ isPrice, isListed, things }: Claim) => {
    if (arePricesFirst && isPrice) return 2;
    return isListed || things.length > 1 ? 1 : 0;
  };
  const starts: Claim[] = [];
  for (const claim of claims.toSorted((a, b) => rankOf(b) - rankOf(a))) {
    const isApart = starts.every(({ atSec, things }) => {
      const share = things.length > 0 || claim.things.length > 0 ? PICTURED_SOONER : 1;
      return Math.abs(claim.atSec - atSec) >= share * rhythm.productEverySec;
    });
    const isNew =
      !claim.isPictured || claim.things.some((thing) => starts.every(({ things }) => !things.includes(thing)));
    if (isApart && isNew) starts.push(claim);
  }
  return starts.map(({ index }) => index).sort((a, b) => a - b);
}

const isClaim = ({ length }: readonly unknown[]): boolean => length >= CLAIM_WORDS.fewest && length <= CLAIM_WORDS.most;
