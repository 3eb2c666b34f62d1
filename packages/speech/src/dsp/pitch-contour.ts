import { medianPitch, type PitchTrack } from './track-pitch.ts';

const SMOOTH_SEC = 0.05;
const SEMITONES = 12;

/** The melody of a phrase in semitones over its median, without the quiver of single periods. */
export interface PitchContour {
  hopSec: number;
  /** NaN where there is no voice */
  semitones: Float32Array;
}

export function pitchContour({ hz, hopSec }: PitchTrack): PitchContour {
  const median = medianPitch({ hz, hopSec });
  const raw = hz.map((value) => (value > 0 ? SEMITONES * Math.log2(value / median) : Number.NaN));
  const reach = Math.round(SMOOTH_SEC / hopSec);
  return { hopSec, semitones: raw.map((value, i) => (Number.isNaN(value) ? value : meanAround(raw, i, reach))) };
}

function meanAround(values: Float32Array, at: number, reach: number): number {
  const near = values.subarray(Math.max(0, at - reach), at + reach + 1).filter((value) => !Number.isNaN(value));
  return near.reduce((sum, value) => sum + value, 0) / near.length;
}

/** The melody at a moment; the median's where there is no voice. */
export function semitonesAt({ hopSec, semitones }: PitchContour, tSec: number): number {
  return semitones[Math.max(0, Math.min(semitones.length - 1, Math.round(tSec / hopSec)))] || 0;
}

/** Where a voice is heard last before a moment; the moment itself where none is. */
export function lastVoicedSec({ hopSec, semitones }: PitchContour, untilSec: number): number {
  const last = semitones.subarray(0, Math.round(untilSec / hopSec) + 1).findLastIndex((value) => !Number.isNaN(value));
  return last < 0 ? untilSec : last * hopSec;
}

/** How far a melody wanders: the standard deviation of its semitones; 0 for a sound without voice. */
export function spreadOf(semitones: readonly number[]): number {
  if (semitones.length === 0) return 0;
  const mean = semitones.reduce((sum, value) => sum + value, 0) / semitones.length;
  return Math.sqrt(semitones.reduce((sum, value) => sum + (value - mean) ** 2, 0) / semitones.length);
}
