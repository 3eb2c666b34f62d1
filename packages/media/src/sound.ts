import type { MouthTrack } from './mouth.ts';

/** Mono sound, samples from -1 to 1. */
export interface Sound {
  pcm: Float32Array;
  sampleRateHz: number;
}

/** Left is the sound plus its side, right the sound minus it: what one speaker plays is the sound itself. */
export interface StereoSound extends Sound {
  side: Float32Array;
}

/** A piece of text and when it is said. */
export interface TimedWord {
  text: string;
  startSec: number;
  endSec: number;
}

/** A word as the author wrote it, with its place in the script and in time. */
export interface Word extends TimedWord {
  startChar: number;
  endChar: number;
}

/** One sound of speech. `phone` is IPA; an empty string is silence. `word` indexes the words, -1 for silence. */
export interface Phone {
  phone: string;
  startSec: number;
  endSec: number;
  stressed: boolean;
  word: number;
}

/** When everything in a sound is said. */
export interface Timing {
  words: Word[];
  phones: Phone[];
}

/** When the words of an earlier sound of the same text were said. */
export interface KeptTimes {
  words: readonly Word[];
  durationSec: number;
}

export interface TimedSound extends Sound, Timing {}

/** Where a passage begins in a sound and in its script. */
export interface PassageStart {
  startSec: number;
  startChar: number;
}

/** A mastered sound with everything a talking face needs to know about it. */
export interface SpokenSound extends TimedSound {
  mouth: MouthTrack;
  /** What the person should know about the sound. */
  notes: string[];
  /** Where its passages begin, the first at 0; left out where it was spoken in one go. */
  passages?: PassageStart[];
  /** The earlier sound whose time this one keeps: who is filmed with this one does what was planned for that one. */
  movesWith?: Timing;
}

/** A sound file of whatever kind. */
export interface SoundFile {
  path: string;
  /** A longer one is refused before it is read to its end. */
  maxDurationSec: number;
  signal?: AbortSignal;
}

/** A sound in a small file of its own. */
export interface CompressedSound {
  durationSec: number;
  /** How loud it is over time, evenly spaced, 0 to 1. */
  outline: number[];
}

/** A sound somebody uploaded. With its text its words are found in it; without it the lips follow the sound alone. */
export interface UploadedSound extends SoundFile {
  text: string;
  locale: string;
}

/** Length of a sound in seconds. */
export const soundDurationSec = ({ pcm, sampleRateHz }: Sound): number => pcm.length / sampleRateHz;
