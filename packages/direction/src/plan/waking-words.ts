import type { PlannedShot } from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { SpokenWord } from '../reading/clause.ts';
import { BEFORE_STRESS_SEC, MOVING_SEC } from './gesture-times.ts';

/** Hands that rest for longer in a new picture seem to wait. */
const RESTING_SEC = 1.3;
/** In the first picture of a film they are seen to wait sooner. */
const FIRST_RESTING_SEC = 0.8;
/** A hand cannot be up sooner after a cut without being cut on its way. */
const RISE_SEC = MOVING_SEC['open-palm'].before + BEFORE_STRESS_SEC;

/** The heaviest of the first words of every shot: on it, hands may begin to speak. A film opens with hands that are on their way. */
export function wakingWords(
  clauses: readonly ActedClause[],
  shots: readonly Pick<PlannedShot, 'fromSec'>[],
  opensFilm: boolean,
): ReadonlySet<SpokenWord> {
  const words = clauses.flatMap(({ clause }) => clause.words);
  const starts = shots.length > 0 ? shots.map(({ fromSec }) => fromSec) : [0];
  const waking = starts.flatMap((fromSec) => {
    const isFirst = opensFilm && fromSec === 0;
    const soonestSec = isFirst ? 0 : fromSec + RISE_SEC;
    const latestSec = fromSec + (isFirst ? FIRST_RESTING_SEC : RESTING_SEC);
    const early = words.filter(({ stressSec }) => stressSec >= soonestSec && stressSec < latestSec);
    return early.toSorted((a, b) => b.weight - a.weight).slice(0, 1);
  });
  return new Set(waking);
}
