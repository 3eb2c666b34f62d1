import type { Fingers, Gesture } from '@herald/media/scene/acting-plan';

/** A gesture that could be made; the smaller its rank, the sooner it gets its place. */
export interface GestureCandidate {
  strokeSec: number;
  clauseEndSec: number;
  rank: number;
  choices: readonly [Gesture, ...Gesture[]];
  key: string;
  /** of what is said with it */
  clauseKey: string;
  isMarked: boolean;
  /** the words ask for no gesture: hands only go along with them */
  isFiller?: true;
  isSigned?: true | undefined;
  isMeant?: true | undefined;
  isOnOwnBody?: true | undefined;
  /** of a counted point */
  fingers?: Fingers | undefined;
  sentence: number;
  /** what its shot shows of the small ones */
  small?: readonly Gesture[];
  /** it is seen beside a close face that opens a film */
  isFirst?: boolean;
  /** Folded hands at the edge of a frame that is nearer come apart by half: no small gesture is worth that. */
  staysFolded?: boolean;
}

/** Small enough for every sentence; all others are kept for what deserves them. */
export const SMALL_GESTURES: readonly Gesture[] = ['open-palm', 'beat'];
