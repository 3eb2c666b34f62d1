import type { PhoneState } from './phone-states.ts';
import { SILENCE } from './phone-states.ts';
import { FEATURE_SIZE, HOP_SEC } from './speech-features.ts';
import type { Track } from './warp-time.ts';

/** How each kind of sound sounds in this recording: one mean per kind, one spread for all. */
export interface PhoneModels {
  means: Map<string, Float64Array>;
  /** 1 / variance of each feature */
  precision: Float64Array;
}

/** What was heard of one kind of sound. */
export interface PhoneTally {
  frames: number;
  sums: Float64Array;
}

const PRIOR_FRAMES = 10;
const TRIM_FROM_FRAMES = 6;
const SMALLEST_VARIANCE = 0.15;
const RARE_SILENCE_FRAMES = 8;
const SILENCE_LEVEL = 0.15;

const frameOf = (tSec: number): number => Math.round(tSec / HOP_SEC);

/** Sums the features of each kind; long sounds without their edges, where neighbours mix in. */
export function tally(track: Track, states: readonly PhoneState[], trim: boolean): Map<string, PhoneTally> {
  const tallies = new Map<string, PhoneTally>();
  for (const { kind, startSec, endSec } of states) {
    const entry = tallies.get(kind) ?? { frames: 0, sums: new Float64Array(FEATURE_SIZE) };
    tallies.set(kind, entry);
    const edge = trim && frameOf(endSec) - frameOf(startSec) > TRIM_FROM_FRAMES ? 1 : 0;
    const to = Math.min(track.frames, frameOf(endSec) - edge);
    for (let frame = frameOf(startSec) + edge; frame < to; frame++) {
      entry.frames++;
      for (let k = 0; k < FEATURE_SIZE; k++) entry.sums[k] += track.data[frame * FEATURE_SIZE + k];
    }
  }
  return tallies;
}

function blendMean(own: PhoneTally, prior: PhoneTally | undefined): Float64Array {
  return own.sums.map((sum, k) => {
    const priorMean = prior?.frames ? prior.sums[k] / prior.frames : 0;
    return (sum + PRIOR_FRAMES * priorMean) / (own.frames + PRIOR_FRAMES);
  });
}

function sharedPrecision(track: Track, states: readonly PhoneState[], means: Map<string, Float64Array>): Float64Array {
  const squares = new Float64Array(FEATURE_SIZE);
  let frames = 0;
  for (const { kind, startSec, endSec } of states) {
    const mean = means.get(kind);
    if (!mean) continue;
    const to = Math.min(track.frames, frameOf(endSec));
    for (let frame = frameOf(startSec); frame < to; frame++) {
      frames++;
      for (let k = 0; k < FEATURE_SIZE; k++) squares[k] += (track.data[frame * FEATURE_SIZE + k] - mean[k]) ** 2;
    }
  }
  return squares.map((square) => 1 / (square / Math.max(1, frames) + SMALLEST_VARIANCE));
}

/** Learns the recording's own sounds from the current guess, leaning on the reference where there is little of one. */
export function learnModels(track: Track, states: readonly PhoneState[], prior: Map<string, PhoneTally>): PhoneModels {
  const means = new Map<string, Float64Array>();
  for (const [kind, own] of tally(track, states, true)) {
    const mean = blendMean(own, prior.get(kind));
    if (kind === SILENCE && own.frames < RARE_SILENCE_FRAMES) mean[FEATURE_SIZE - 1] = SILENCE_LEVEL;
    means.set(kind, mean);
  }
  return { means, precision: sharedPrecision(track, states, means) };
}
