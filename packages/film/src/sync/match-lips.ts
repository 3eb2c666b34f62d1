import type { MouthTrack } from '@herald/media/mouth';
import { mouthAt } from '@herald/speech';
import { type Lag, lagOf, scoresByLag } from './lag.ts';
import { opennessOf } from './openness-of.ts';
import type { LipSync } from './sync-report.ts';

/** How far the lips of a picture are apart; undefined where no face was found. */
export interface LipGlimpse {
  tSec: number;
  openness: number | undefined;
}

const STEPS_PER_SEC = 100;
const MAX_LAG_STEPS = 44;
/** Lips between two pictures are known when these are no further apart. */
const LONGEST_GAP_SEC = 0.2;
/** Slower than this are phrases, pauses and turns of the head, which are alike in any two films. */
const SLOW_STEPS = 30;
/** The mouth asked for while something is said, as a mean. */
const SPEAKING = 0.03;
/** Another delay, not the flank of the same one. */
const RIVAL_STEPS = 12;
/** A half with less speech says nothing about drift. */
const HALF_SPEECH_SEC = 3;
const DRIFT_STEPS = 20;
/** Two pictures: lips drawn by other rules than ours are as far off without being late. */
export const UNMOVED_MS = 67;

/**
 * 18,000 pairs of lips and unrelated sounds of 3 to 10 s never agreed by more than 1.28 divided by the root of the
 * seconds. The floor is for long films, of which there were few.
 */
const neededFor = (speechSec: number): number => Math.max(0.45, 1.5 / Math.sqrt(Math.max(speechSec, 0.1)));

/** Finds the delay at which lips follow a mouth track best, and how surely. */
export function matchLips(glimpses: readonly LipGlimpse[], mouth: MouthTrack): LipSync {
  const seen = curveSeen(glimpses);
  const asked = curveAsked(mouth);
  const scores = agreement(seen, asked);
  const best = lagOf(scores);
  const delayMs = toMs(best.steps);
  const isSpeaking = slowPart(asked).map((open) => Number(open > SPEAKING));
  const speech = speechSeen(seen, isSpeaking, Math.round(best.steps));
  const speechSec = speech.filter(Boolean).length / STEPS_PER_SEC;
  return {
    pictures: glimpses.length,
    faces: glimpses.filter(({ openness }) => openness !== undefined).length,
    speechSec,
    movement: movementOf(glimpses),
    delayMs,
    movedMs: Math.abs(delayMs) > UNMOVED_MS ? delayMs : 0,
    driftMs: driftOf(seen, asked, speech, best),
    correlation: best.correlation,
    needed: neededFor(speechSec),
    rival: Math.max(...scores.filter((_, k) => Math.abs(k - MAX_LAG_STEPS - best.steps) >= RIVAL_STEPS)),
  };
}

const toMs = (steps: number): number => (steps * 1000) / STEPS_PER_SEC;

/** Both the whole movement and its quick part must agree: pauses can lie alike by chance, syllables hardly. */
function agreement(seen: Float32Array, asked: Float32Array): number[] {
  const whole = scoresByLag(seen, asked, MAX_LAG_STEPS);
  const quick = scoresByLag(quickPart(seen), quickPart(asked), MAX_LAG_STEPS);
  return whole.map((score, k) => Math.min(score, quick[k] ?? 0));
}

function curveSeen(glimpses: readonly LipGlimpse[]): Float32Array {
  const lastSec = glimpses.at(-1)?.tSec ?? 0;
  const curve = new Float32Array(Math.floor(lastSec * STEPS_PER_SEC) + 1).fill(Number.NaN);
  for (const [k, { tSec: toSec, openness: to }] of glimpses.entries()) {
    const { tSec: fromSec, openness: from } = glimpses[k - 1] ?? { tSec: 0, openness: undefined };
    if (from === undefined || to === undefined || toSec - fromSec > LONGEST_GAP_SEC) continue;
    for (let i = Math.ceil(fromSec * STEPS_PER_SEC); i <= toSec * STEPS_PER_SEC; i++)
      curve[i] = from + ((to - from) * (i / STEPS_PER_SEC - fromSec)) / (toSec - fromSec);
  }
  return curve;
}

function curveAsked(mouth: MouthTrack): Float32Array {
  const steps = Math.floor((mouth.open.length / mouth.rateHz) * STEPS_PER_SEC);
  return Float32Array.from({ length: steps }, (_, i) => opennessOf(mouthAt(mouth, i / STEPS_PER_SEC)));
}

/** The mean around each step, of what is known there. */
function slowPart(curve: Float32Array): Float32Array {
  const sums = new Float64Array(curve.length + 1);
  const counts = new Uint32Array(curve.length + 1);
  for (const [i, value] of curve.entries()) {
    const isKnown = !Number.isNaN(value);
    sums[i + 1] = sums[i] + (isKnown ? value : 0);
    counts[i + 1] = counts[i] + Number(isKnown);
  }
  return curve.map((_, i) => {
    const [from, to] = [Math.max(0, i - SLOW_STEPS), Math.min(curve.length, i + SLOW_STEPS + 1)];
    return (sums[to] - sums[from]) / (counts[to] - counts[from]);
  });
}

function quickPart(curve: Float32Array): Float32Array {
  const slow = slowPart(curve);
  return curve.map((value, i) => value - slow[i]);
}

/** For every step of the lips seen, whether they say something. */
function speechSeen(seen: Float32Array, isSpeaking: Float32Array, shift: number): boolean[] {
  return Array.from(seen, (value, i) => !Number.isNaN(value) && isSpeaking[i - shift] === 1);
}

function driftOf(seen: Float32Array, asked: Float32Array, speech: readonly boolean[], whole: Lag): number | null {
  const middle = Math.min(seen.length, asked.length) >> 1;
  const halves = [
    [0, middle],
    [middle, seen.length],
  ].map(([from, to]) => {
    const speechSec = speech.slice(from, to).filter(Boolean).length / STEPS_PER_SEC;
    if (speechSec < HALF_SPEECH_SEC) return null;
    const scores = agreement(seen.subarray(from, to), asked.subarray(from, to));
    const near = scores.map((score, k) => (Math.abs(k - MAX_LAG_STEPS - whole.steps) <= DRIFT_STEPS ? score : -1));
    return toMs(lagOf(near).steps);
  });
  const [start, end] = halves;
  return typeof start === 'number' && typeof end === 'number' ? end - start : null;
}

/** Without the extremes, where a point may have slipped. */
function movementOf(glimpses: readonly LipGlimpse[]): number {
  const sorted = glimpses.flatMap(({ openness }) => openness ?? []).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return at(0.95) - at(0.05);
}
