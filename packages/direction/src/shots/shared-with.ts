import { type SharedShot, type ShotSize, sharedShot } from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { ShowablePicture } from '../direction.ts';
import { findCue } from '../reading/find-cue.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';

/** The shot in which the presenter stays beside what is compared, or over a screen; undefined where the picture says more alone. */
export function sharedWith(
  { shot, isScreen }: ShowablePicture,
  { clause }: ActedClause,
  { sizes, locale }: { sizes: readonly ShotSize[]; locale: string },
): SharedShot | undefined {
  const isCompared = findCue(clause.words, cueWordsOf(locale).compare) !== undefined;
  const shared = isCompared ? sharedShot('split', shot) : isScreen && sharedShot('over', shot);
  return shared && sizes.includes(shared) ? shared : undefined;
}
