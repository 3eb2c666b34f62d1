/** One sound of speech. `phone` is IPA; an empty string is silence. `word` indexes the words, -1 for silence. */
export interface Phone {
  phone: string;
  startSec: number;
  endSec: number;
  stressed: boolean;
  word: number;
}

/** A word as the author wrote it, with its place in the script and in time. */
export interface Word {
  text: string;
  startChar: number;
  endChar: number;
  startSec: number;
  endSec: number;
}

/** Mono sound, samples -1..1. */
export interface Sound {
  pcm: Float32Array;
  sampleRateHz: number;
}

/** When everything in a sound is said. */
export interface Timing {
  words: Word[];
  phones: Phone[];
}

export interface SpokenSound extends Sound, Timing {}

/** Length of a sound in seconds. */
export const soundDurationSec = (sound: Sound): number => sound.pcm.length / sound.sampleRateHz;
