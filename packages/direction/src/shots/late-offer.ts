import type { ActedClause } from '../clauses/acted-clause.ts';
import { type CutMoment, cutMoments } from './cut-moments.ts';

/** A card is read in so long; one that stands longer hides who speaks. */
const CARD_SEC = { least: 1.5, most: 2.3, longest: 3 };
/** A cut comes so much before its words, at most. */
const LEAD_SEC = 0.15;

/** When the card of an offer follows who was filmed or photographed, who says the call before it; undefined where no word begins late enough. */
export function lateOfferSec(
  clauses: readonly ActedClause[],
  { fromSec, durationSec, locale }: { fromSec: number; durationSec: number; locale: string },
): number | undefined {
  const within = (atSec: number, most: number) =>
    atSec >= fromSec - LEAD_SEC && durationSec - atSec >= CARD_SEC.least && durationSec - atSec <= most;
  const moments = cutMoments(clauses, locale);
  const late = moments.filter(({ atSec }) => within(atSec, CARD_SEC.most));
  const best = late.toSorted((a, b) => tornBy(a) - tornBy(b) || b.atSec - a.atSec)[0];
  return (best ?? moments.findLast(({ atSec }) => within(atSec, CARD_SEC.longest)))?.atSec;
}

/** How much a cut leaves of what is said together. */
function tornBy({ before, isRest, begins }: CutMoment): number {
  if (before === 'sentence') return 0;
  if (before === 'clause' || isRest) return 1;
  return begins ? 2 : 3;
}

/** Whether a shot that begins at a moment is the card of the offer. */
export function beginsOffer(
  { atSec, before, clause }: CutMoment,
  { offerClause, offerSec }: { offerClause?: number; offerSec?: number },
): boolean {
  return offerSec === undefined ? before !== 'word' && clause === offerClause : atSec === offerSec;
}
