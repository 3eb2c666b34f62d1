import type { Mouth } from '@herald/media/mouth';
import type { ActingPlan } from '@herald/media/scene/acting-plan';

/** All that a performance follows; the same input gives the same performance. */
export interface ActingInput {
  /** decides the small movements nobody plans */
  seed: number;
  plan: ActingPlan;
  mouthAt(tSec: number): Mouth;
  words: readonly SpokenSpan[];
  /** The head of a photo lives by itself: it has no arms and no body that speak. */
  isPhoto?: boolean;
}

/** When a word is said. */
export interface SpokenSpan {
  startSec: number;
  endSec: number;
}
