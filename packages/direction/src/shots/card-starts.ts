import type { PlacedShot } from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Rhythm } from './paces.ts';
import { freePlaces } from './picture-starts.ts';

/** A claim is as short as this, and a list has items as short as that. */
const CLAIM_WORDS = { fewest: 2, most: 7 };
const LIST_WORDS = { fewest: 4, most: 12 };
const LIST_STOPS = 2;
const LONGEST_ITEM = 4;
const STOP = /[,;，、；،]["'”’)\]]*$/u;

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
    const hasGesture = clause.marks.some(({ action }) => action.does === 'gesture');
    const isOffer = findings.some(({ rule }) => rule.name === 'offer');
    if (hasGesture || !(isList(words) || (isOffer && isClaim(words)))) continue;
    starts.push(index);
    lastSec = clause.fromSec;
  }
  return starts;
}

const isClaim = ({ length }: readonly unknown[]): boolean => length >= CLAIM_WORDS.fewest && length <= CLAIM_WORDS.most;

function isList(words: readonly { text: string }[]): boolean {
  const stops = words.flatMap(({ text }, index) => (STOP.test(text) ? [index] : []));
  if (stops.length < LIST_STOPS || words.length < LIST_WORDS.fewest || words.length > LIST_WORDS.most) return false;
  const ends = [-1, ...stops, words.length - 1];
  return ends.slice(1).every((end, item) => end - (ends[item] ?? 0) <= LONGEST_ITEM);
}
