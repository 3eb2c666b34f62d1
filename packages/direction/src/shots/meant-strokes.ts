import type { Gesture } from '@herald/media/scene/acting-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';

/** A gesture that a sentence makes no sense without, and when. */
export interface MeantStroke {
  atSec: number;
  gesture: Gesture;
}

/** What hands that are in the picture have to be seen with: "thumbs up", "the link down here", "two:". */
export function meantStrokes(clauses: readonly ActedClause[], made: readonly Gesture[]): MeantStroke[] {
  return clauses.filter(mayMove).flatMap(({ clause, findings }) =>
    findings.flatMap(({ rule: { causes }, wordIndex }): MeantStroke[] => {
      const gesture = causes.isMeant && causes.gestures?.find((name) => made.includes(name));
      const word = clause.words[wordIndex];
      return gesture && word ? [{ atSec: word.stressSec, gesture }] : [];
    }),
  );
}

function mayMove({ clause }: ActedClause): boolean {
  return clause.marks.every(({ action }) => action.does !== 'gesture' || action.gesture !== null);
}
