import type { ActedSound } from '@herald/media/scene/acting-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';

/** In less time nobody laughs or sighs. */
const SHORTEST_SEC = 0.45;
/** The lips are back before the word that follows. */
const BEFORE_WORD_SEC = 0.08;
/** A sound has its own eyes; who shut them in a sigh does not blink right before or after it. */
const BLINK_AWAY_SEC = { before: 0.4, after: 0.6 };

/** Laughs and sighs, each in the pause that its stage direction makes. */
export function planSounds(clauses: readonly ActedClause[]): ActedSound[] {
  const sounds = clauses.flatMap(({ clause }) =>
    clause.marks.flatMap(({ action, atSec }): ActedSound[] => {
      if (action.does !== 'express' || !action.sound) return [];
      const fromSec = atSec - (action.leadSec ?? 0);
      const untilSec = fromSec + (action.lastsSec ?? 0) - BEFORE_WORD_SEC;
      return untilSec - fromSec >= SHORTEST_SEC ? [{ kind: action.sound, fromSec, untilSec }] : [];
    }),
  );
  return sounds.sort((a, b) => a.fromSec - b.fromSec);
}

/** Blinks without those that come too near to a sound. */
export function besideSounds<Blink extends { atSec: number }>(
  blinks: readonly Blink[],
  sounds: readonly ActedSound[],
): Blink[] {
  const { before, after } = BLINK_AWAY_SEC;
  const isNear = (atSec: number) =>
    sounds.some(({ fromSec, untilSec }) => atSec > fromSec - before && atSec < untilSec + after);
  return blinks.filter(({ atSec }) => !isNear(atSec));
}
