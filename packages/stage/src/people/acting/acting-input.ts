import type { Mouth } from '@herald/media';

export interface ActedWord {
  startSec: number;
  endSec: number;
  /** 0 unstressed .. 1 the word the sentence is about */
  stress: number;
}

/** All that a performance follows; the same input gives the same performance. */
export interface ActingInput {
  seed: number;
  durationSec: number;
  mood: 'joyous' | 'composed';
  /** 0 still .. 1 natural .. 1.5 lively; natural when left out */
  liveliness?: number;
  mouthAt(tSec: number): Mouth;
  words: readonly ActedWord[];
  /** the ends of sentences and clauses */
  phraseEndsSec: readonly number[];
}
