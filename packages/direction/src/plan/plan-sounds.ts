import type { ActedSound } from '@herald/media/scene/acting-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';

/** In less time nobody laughs or sighs. */
const SHORTEST_SEC = 0.45;
/** The lips are back before the word that follows. */
const BEFORE_WORD_SEC = 0.08;

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
