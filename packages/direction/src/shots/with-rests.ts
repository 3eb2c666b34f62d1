import type { PlannedShot } from '@herald/media/scene/shot-plan';
import { chance } from '../chance.ts';
import type { ActedClause } from '../clauses/acted-clause.ts';

/** Hands are seen at rest in these. */
const SHOWS_HANDS: readonly PlannedShot['size'][] = ['wide', 'medium'];
/** A cut comes so much before the words it belongs to, at most. */
const LEAD_SEC = 0.15;
const OTHER_SHARE = 0.33;

/**
 * A cut is the moment to fold the hands in another way: nobody stands for a minute with the same clasp. Where a hand signs, the other one hangs,
 * because folded it would lie beside the sign. The words alone decide, so that a kept plan looks the same with any seed.
 */
export function withRests(shots: readonly PlannedShot[], clauses: readonly ActedClause[]): PlannedShot[] {
  return shots.map((shot, index) => {
    const untilSec = shots[index + 1]?.fromSec ?? Number.POSITIVE_INFINITY;
    const own = clauses.filter(
      (clause) => clause.untilSec > shot.fromSec + LEAD_SEC && clause.clause.fromSec < untilSec - LEAD_SEC,
    );
    const [said] = own;
    if (!said || !SHOWS_HANDS.includes(shot.size)) return shot;
    const isSigned = own.some(({ findings }) => findings.some(({ rule }) => rule.causes.isSigned));
    const isTurned = index > 0 && chance(0, `rest ${said.key}`) < OTHER_SHARE;
    return isSigned || isTurned ? { ...shot, isOtherRest: true } : shot;
  });
}
