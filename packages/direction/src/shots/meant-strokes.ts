import type { Gesture } from '@herald/media/scene/acting-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';

/** A gesture that has to be seen, and when. */
export interface MeantStroke {
  atSec: number;
  gesture: Gesture;
}

/** What hands that are in the picture have to be seen with: "thumbs up", "the link down here", "two:", and what marks ask for. */
export function meantStrokes(clauses: readonly ActedClause[], made: readonly Gesture[]): MeantStroke[] {
  const asked = clauses.flatMap(({ clause }) => askedStrokes(clause, made));
  const meant = clauses.filter(mayMove).flatMap(({ clause, findings }) =>
    findings.flatMap(({ rule: { causes }, wordIndex }): MeantStroke[] => {
      const gesture = causes.isMeant && causes.gestures?.find((name) => made.includes(name));
      const word = clause.words[wordIndex];
      return gesture && word ? [{ atSec: word.stressSec, gesture }] : [];
    }),
  );
  return [...asked, ...meant];
}

function askedStrokes({ marks }: ActedClause['clause'], made: readonly Gesture[]): MeantStroke[] {
  return marks.flatMap(({ action, atSec }) =>
    action.does === 'gesture' && action.gesture !== null && made.includes(action.gesture)
      ? [{ atSec, gesture: action.gesture }]
      : [],
  );
}

function mayMove({ clause }: ActedClause): boolean {
  return clause.marks.every(({ action }) => action.does !== 'gesture' || action.gesture !== null);
}
