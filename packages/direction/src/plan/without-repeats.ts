import type { Gesture } from '@herald/media/scene/acting-plan';
import { chance, pick } from '../chance.ts';
import type { GestureCandidate } from './gesture-candidate.ts';

/** A gesture that is seen again within so many sentences looks like a habit. */
const FRESH_SENTENCES = 3;
/** Keeping time is no statement: it may go on, with other hands. */
const TIME: Gesture = 'beat';

/**
 * Every candidate with one gesture, which no other one makes nearby; where all are taken, it keeps time. Neighbours decide by rank and
 * by their own words, not in the order of time: one gesture more would otherwise change all that follow.
 */
export function withoutRepeats(candidates: readonly GestureCandidate[], seed: number): GestureCandidate[] {
  const placeOf = (one: GestureCandidate) => importance(one) + chance(seed, `place ${one.key}`);
  const made: GestureCandidate[] = [];
  for (const candidate of candidates.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const near = made.filter(({ sentence }) => Math.abs(sentence - candidate.sentence) < FRESH_SENTENCES);
    const taken = new Set(near.map(({ choices }) => lookOf(choices[0])));
    const name = isFixed(candidate) ? firstOf(candidate, seed) : freshOf(candidate, taken, seed);
    if (name) made.push({ ...candidate, choices: [name, ...laterChoices(candidate, name)] });
  }
  return made;
}

function isFixed({ isMarked, isMeant }: GestureCandidate): boolean {
  return isMarked || isMeant === true;
}

function importance(candidate: GestureCandidate): number {
  const { isSigned, isOnOwnBody, isFiller } = candidate;
  if (isFixed(candidate)) return 0;
  if (isSigned || isOnOwnBody) return 1;
  return isFiller ? 3 : 2;
}

const firstOf = ({ choices, key }: GestureCandidate, seed: number): Gesture => pick(choices, seed, `gesture ${key}`);

function freshOf(candidate: GestureCandidate, taken: ReadonlySet<Gesture>, seed: number): Gesture | undefined {
  const [first, ...others] = candidate.choices.filter((name) => name === TIME || !taken.has(lookOf(name)));
  if (first) return pick([first, ...others], seed, `gesture ${candidate.key}`);
  return mayKeepTime(candidate) ? TIME : undefined;
}

const mayKeepTime = ({ small, staysFolded }: GestureCandidate): boolean =>
  !staysFolded && (small?.includes(TIME) ?? false);

/** What a cut may leave room for instead. */
function laterChoices(candidate: GestureCandidate, name: Gesture): Gesture[] {
  return name !== TIME && !isFixed(candidate) && mayKeepTime(candidate) ? [TIME] : [];
}

/** Both palms look as one that the other hand joins. */
function lookOf(name: Gesture): Gesture {
  return name === 'both-palms' ? 'open-palm' : name;
}
