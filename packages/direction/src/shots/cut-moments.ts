import type { ActedClause } from '../clauses/acted-clause.ts';

/** A moment at which the picture may change: before a sentence, a part of one, or a word. */
export interface CutMoment {
  atSec: number;
  before: 'sentence' | 'clause' | 'word';
  /** the place of the clause that begins or goes on */
  clause: number;
}

const FRAMES_PER_SEC = 30;
/** A sentence is heard this long after its cut. */
const EARLIEST_SEC = 0.12;
const LATEST_SEC = 0.06;
/** A part of a sentence that is shorter is not torn apart. */
const TORN_WORDS = 2;

/** Every moment at which nobody is in the middle of a word, in order. */
export function cutMoments(clauses: readonly ActedClause[]): CutMoment[] {
  return clauses.flatMap((acted, index) => {
    const before = clauses[index - 1];
    return [...startOf(acted, before, index), ...momentsInside(acted, index)];
  });
}

function startOf({ clause }: ActedClause, before: ActedClause | undefined, index: number): CutMoment[] {
  if (!before) return [];
  const isSentence = before.clause.sentence !== clause.sentence;
  const atSec = beforeSound(clause.fromSec, before.clause.toSec);
  return [{ atSec, before: isSentence ? 'sentence' : 'clause', clause: index }];
}

/** Words that were only heard have no ends, so nothing is cut between them. */
function momentsInside({ clause }: ActedClause, index: number): CutMoment[] {
  const { words } = clause;
  return words.flatMap((word, place): CutMoment[] => {
    const last = words[place - 1];
    const isTorn = place < TORN_WORDS || words.length - place < TORN_WORDS;
    if (!last || isTorn || word.text === '') return [];
    return [{ atSec: beforeSound(word.startSec, last.endSec), before: 'word', clause: index }];
  });
}

/** On the last picture that is early enough; where no pause has room for it, right between two words. */
function beforeSound(startSec: number, quietFromSec: number): number {
  const onPicture = Math.floor((startSec - LATEST_SEC) * FRAMES_PER_SEC + 1e-6) / FRAMES_PER_SEC;
  const earliestSec = Math.max(quietFromSec, startSec - EARLIEST_SEC);
  return onPicture >= earliestSec ? onPicture : Math.min(startSec, Math.max(quietFromSec, startSec - LATEST_SEC));
}
