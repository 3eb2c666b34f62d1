import type { ShownProduct } from '@herald/media/scene/acting-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Material } from '../direction.ts';

const SHORTEST_GAP_SEC = 3;
const LEAD_SEC = 0.35;
/** A card that comes and goes at once says nothing, so it stays into the next words. */
const SHORTEST_SEC = 1.4;
const LONGEST_SEC = 2.2;
/** The product has to be there before it can come nearer. */
const AFTER_ENTER_SEC = 0.6;

/** When the product comes nearer: at its name, or where a mark asks for it. */
export function planShows(clauses: readonly ActedClause[], { product }: Material): ShownProduct[] {
  if (!product) return [];
  const shows: ShownProduct[] = [];
  const endSec = clauses.at(-1)?.untilSec ?? 0;
  for (const { clause, findings } of clauses) {
    const marked = clause.marks.find(({ action }) => action.does === 'show-product')?.atSec;
    const named = findings.find(({ rule }) => rule.causes.shows);
    const atSec = marked ?? (named && clause.words[named.wordIndex]?.startSec);
    if (atSec === undefined) continue;
    const seen = product.moments.find(({ fromSec, untilSec }) => atSec < untilSec && clause.toSec > fromSec);
    if (!seen) continue;
    const fromSec = Math.max(atSec - LEAD_SEC, seen.fromSec + AFTER_ENTER_SEC);
    const lastSec = Math.min(endSec, seen.untilSec);
    const untilSec = Math.min(Math.max(clause.toSec, fromSec + SHORTEST_SEC), fromSec + LONGEST_SEC, lastSec);
    const before = shows.at(-1);
    const isFree = !before || fromSec - before.untilSec >= SHORTEST_GAP_SEC;
    if (untilSec - fromSec > 0.6 && (isFree || marked !== undefined)) shows.push({ fromSec, untilSec });
  }
  return shows;
}
