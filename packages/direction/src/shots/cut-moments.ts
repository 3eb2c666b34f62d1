import { endsPhrase } from '@herald/media/captions/phrase-starts';
import type { ShotSize } from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Clause } from '../reading/clause.ts';
import { type Beginning, beginningAt } from './phrase-begins.ts';

/** A moment at which the picture may change: before a sentence, a part of one, or a word. */
export interface CutMoment {
  atSec: number;
  before: 'sentence' | 'clause' | 'word';
  /** what begins with a word */
  begins?: Beginning;
  /** the voice rests before the word */
  isRest?: true;
  /** the place of the clause that begins or goes on */
  clause: number;
  /** the picture that a mark at the word after it asks for */
  asks?: ShotSize | undefined;
  /** a kept plan cuts to it, also from a shot of its size */
  isKeptCut?: true;
  /** it leaves a short piece of its clause alone, or is where nothing begins: for what was asked for and has nowhere else to end */
  isTorn?: true;
}

type Said = Pick<ActedClause, 'clause'>;

const FRAMES_PER_SEC = 30;
/** A sentence is heard this long after its cut. */
const EARLIEST_SEC = 0.12;
const LATEST_SEC = 0.06;
/** A part of a sentence that is shorter is not torn apart. */
const TORN_WORDS = 2;

/** Every moment at which nobody is in the middle of a word, in order; a mark may cut anywhere between words. */
export function cutMoments(clauses: readonly Said[], locale: string): CutMoment[] {
  return clauses.flatMap((acted, index) => {
    const before = clauses[index - 1];
    return [...startOf(acted, before, index), ...momentsInside(acted, index, locale)];
  });
}

/** Whether somebody may jump at a moment: in the middle of a phrase only where a mark asks for it. */
export function mayJumpAt({ before, isRest, asks }: CutMoment): boolean {
  return before === 'sentence' || isRest === true || asks !== undefined;
}

function startOf({ clause }: Said, before: Said | undefined, index: number): CutMoment[] {
  if (!before) return [];
  const isSentence = before.clause.sentence !== clause.sentence;
  const atSec = beforeSound(clause.fromSec, before.clause.toSec);
  const asks = askedWith(clause, clause.fromSec);
  const isRest = rests(before.clause, clause);
  return [
    {
      ...{ atSec, before: isSentence ? 'sentence' : 'clause', clause: index, asks },
      ...(isRest && { isRest }),
      ...keptCutAt(clause, clause.fromSec),
    },
  ];
}

/** "It is open | until midnight" begins something else without a rest. */
function rests(before: Clause, clause: Clause): boolean {
  const [last, first] = [before.words.at(-1), clause.words[0]];
  const [endSec, startSec] = [before.toSec, clause.fromSec];
  return !last || !first || endsPhrase({ ...last, endSec }, { ...first, startSec });
}

/** The picture that marks ask for at a word, the last one of several. */
export function askedWith({ marks }: Pick<Clause, 'marks'>, wordSec: number): ShotSize | undefined {
  const asked = marks.flatMap(({ action, atSec }) => {
    if (atSec !== wordSec) return [];
    if (action.does === 'show-product') return ['product' as const];
    return action.does === 'frame' ? [action.size] : [];
  });
  return asked.at(-1);
}

function keptCutAt({ marks }: Pick<Clause, 'marks'>, wordSec: number): Pick<CutMoment, 'isKeptCut'> {
  const isKeptCut = marks.some(({ action, atSec, isKept }) => isKept && action.does === 'frame' && atSec === wordSec);
  return isKeptCut ? { isKeptCut } : {};
}

/** Words that were only heard have no ends, so nothing is cut between them. */
function momentsInside({ clause }: Said, index: number, locale: string): CutMoment[] {
  const { words } = clause;
  return words.flatMap((word, place): CutMoment[] => {
    const last = words[place - 1];
    const asks = askedWith(clause, word.startSec);
    if (!last || word.text === '') return [];
    const isShort = place < TORN_WORDS || words.length - place < TORN_WORDS;
    const begins = beginningAt(words, place, locale);
    const isTorn = isShort || begins === undefined;
    const atSec = beforeSound(word.startSec, last.endSec);
    const isRest = endsPhrase(last, word, words[place - 2]);
    const kind = {
      ...keptCutAt(clause, word.startSec),
      ...(isTorn && !asks && { isTorn }),
      ...(begins && { begins }),
      ...(isRest && { isRest }),
    };
    return [{ atSec, before: 'word', clause: index, asks, ...kind }];
  });
}

/** On the last picture that is early enough; where no pause has room for it, right between two words. */
function beforeSound(startSec: number, quietFromSec: number): number {
  const onPicture = Math.floor((startSec - LATEST_SEC) * FRAMES_PER_SEC + 1e-6) / FRAMES_PER_SEC;
  const earliestSec = Math.max(quietFromSec, startSec - EARLIEST_SEC);
  return onPicture >= earliestSec ? onPicture : Math.min(startSec, Math.max(quietFromSec, startSec - LATEST_SEC));
}
