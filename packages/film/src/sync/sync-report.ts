/** What was measured on the decoded sound. */
export interface SoundSync {
  /** the sound in the film against the sound that was handed in, at its start and end */
  delayMs: number;
  endDelayMs: number;
  correlation: number;
  /** the sound in the film against the phones; null when there are none, or music hides them */
  phonesDelayMs: number | null;
  lufs: number;
}

/** What was measured on the mouth in the decoded pictures. */
export interface MouthSync {
  /** sound after picture when positive */
  offsetMs: number;
  /** the same, with the sound placed by its phones instead of by the sound that was handed in */
  speechOffsetMs: number | null;
  /** how much the offset changes from the start of the film to its end */
  driftMs: number;
  /** of the openness seen with the openness meant; 1 where no movement is meant */
  correlation: number;
  /** how far the mouth moves for what was meant; 1 is all the way */
  reach: number;
  /** how many p, b and m were looked at, and in how many the lips met */
  closures: { checked: number; closed: number };
  /** how long the lips stay shut for a p, b or m between vowels, as the middle of all; null when there are few */
  closureMs: number | null;
  /** how often it goes more than half of the way between shut and wide within one frame, in ten seconds or less */
  snaps: number;
  silences: number;
  /** largest change of openness, 0..1, within one silence */
  movementInSilence: number;
}

/** How the sound another engine's film came with lies against the sound it was made to. */
export interface CarriedSync {
  /** taken out of the pictures */
  delayMs: number;
  /** how much the delay changes from the start of the film to its end */
  driftMs: number;
  correlation: number;
}

/** How the lips of another engine's film without a sound follow the mouth that our sound asks for. */
export interface LipSync {
  /** in the parts that were watched, and those in which a face was found */
  pictures: number;
  faces: number;
  /** in which something is said and the lips were seen */
  speechSec: number;
  /** how far the lips go apart, from nearly the least to nearly the most, in distances between the eyes */
  movement: number;
  /** lips after sound when positive */
  delayMs: number;
  /** what of that is taken out of the pictures */
  movedMs: number;
  /** how much the delay changes from the first half to the second; null when they are too short to tell */
  driftMs: number | null;
  /** of the lips seen with the mouth asked for: the lower one of their whole and of their quick movement */
  correlation: number;
  /** what it must be for so many seconds of speech: unrelated lips did not reach it */
  needed: number;
  /** the highest one at any other delay */
  rival: number;
}

/** Measured on the finished film, not on the plan it was made from. */
export interface SyncReport {
  sound: SoundSync;
  /** null when no talking mouth is to be seen */
  mouth: MouthSync | null;
  /** of films that another engine made: their lips are in step with the sound they came with */
  carried?: CarriedSync;
  /** of those that came without one */
  lips?: LipSync;
  /** sound track longer than the pictures when positive */
  durationDifferenceMs: number;
}
