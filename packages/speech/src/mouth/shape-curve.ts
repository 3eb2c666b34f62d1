import { MOUTH_PARAMETERS, type MouthTrack } from '@herald/media/mouth';
import type { Span } from './quiet-spans.ts';

/** The eye accepts lips before the sound, never after it. */
export const VISUAL_LEAD_SEC = 0.025;

/** Longer than a frame at 25 fps, so that every video shows it, and short enough to leave the vowels beside it open. */
const HOLD_SEC = 0.064;
/** A hum ("mmm") is heard through shut lips for as long as it lasts. */
const HUM_SEC = 0.22;
/** Two frames at 30 fps and a little more: lips that shut in one look switched. */
const CLOSING_SEC = 0.08;
const OPENING_SEC = 0.07;
/** Lips that press so much let nothing be seen between them. */
const SHUT = 0.99;
const EDGE_SEC = 0.01;
/** Four frames: lips that fall shut in one look switched off. */
const SETTLE_SEC = 0.12;
const WAKE_SEC = 0.05;
/** From shut to wide takes a tenth of a second, and so does the way back: three frames at 30 fps. */
const JAW_PER_SEC = 9;
/** From rest to fully round or wide takes a ninth of a second, and a gentle start and stop. */
const LIPS_PER_SEC = 9;
const SOFT_SEC = 0.03;
/** How much of a shape that is too quick is kept, beside what is between such shapes. */
const ROUND_KEPT = 0.7;
const WIDE_KEPT = 0.5;

/** 1 inside the span, cosine slopes outside it. */
function plateau(tSec: number, startSec: number, endSec: number): number {
  const away = tSec < startSec ? (startSec - tSec) / CLOSING_SEC : (tSec - endSec) / OPENING_SEC;
  return away <= 0 ? 1 : away >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * away);
}

/** Shuts the lips in the middle of a sound (p, b, m), on whichever frame a video shows it; a hum keeps them shut. */
export function closeLips(curve: MouthTrack, sound: Span, { isHum = false } = {}): void {
  const middleSec = (sound.startSec + sound.endSec) / 2 - VISUAL_LEAD_SEC;
  const lengthSec = sound.endSec - sound.startSec;
  const halfSec = (isHum && lengthSec > HUM_SEC ? lengthSec - HOLD_SEC : HOLD_SEC) / 2;
  const [from, to] = [middleSec - halfSec, middleSec + halfSec];
  const last = Math.min(curve.open.length - 1, Math.ceil((to + OPENING_SEC) * curve.rateHz));
  for (let i = Math.max(0, Math.floor((from - CLOSING_SEC) * curve.rateHz)); i <= last; i++) {
    const tSec = i / curve.rateHz;
    const closed = plateau(tSec, from, to);
    curve.press[i] = Math.max(curve.press[i], closed);
    if (closed > SHUT) curve.open[i] = 0;
    for (const name of ['teeth', 'tongue'] as const) curve[name][i] *= 1 - closed;
  }
}

/** Keeps the jaw from moving faster than a jaw can: it opens later and closes sooner, and stays shut where it is shut. */
export function limitJaw(curve: MouthTrack): void {
  const step = JAW_PER_SEC / curve.rateHz;
  const { open } = curve;
  for (let i = 1; i < open.length; i++) open[i] = Math.min(open[i], open[i - 1] + step);
  for (let i = open.length - 2; i >= 0; i--) open[i] = Math.min(open[i], open[i + 1] + step);
}

/**
 * Keeps lips from drawing together or apart faster than lips can. A shape that is too quick begins earlier and ends later, and is
 * less of itself; what is round keeps more of it, because lips round before the sound. Where the mouth is still, they are.
 */
export function limitLips({ round, wide, rateHz }: MouthTrack, still: readonly Span[]): void {
  const step = LIPS_PER_SEC / rateHz;
  const farthest = round.map(() => 1);
  for (const { startSec, endSec } of still)
    farthest.fill(0, Math.ceil(startSec * rateHz), Math.floor(endSec * rateHz) + 1);
  const most = limited(farthest, step, Math.min);
  for (const [shape, kept] of [
    [round, ROUND_KEPT],
    [wide, WIDE_KEPT],
  ] as const) {
    const [under, over] = [limited(shape, step, Math.min), limited(shape, step, Math.max)];
    const slow = soften(
      under.map((value, i) => value + (over[i] - value) * kept),
      Math.round(SOFT_SEC * rateHz),
    );
    for (const [i, value] of slow.entries()) shape[i] = Math.max(-most[i], Math.min(most[i], value));
  }
}

/** The nearest curve below or above another one that goes by no more than `step` from sample to sample. */
function limited(shape: Float32Array, step: number, nearest: (...values: number[]) => number): Float32Array {
  const slow = shape.slice();
  const way = nearest(step, -step);
  for (let i = 1; i < slow.length; i++) slow[i] = nearest(slow[i], slow[i - 1] - way);
  for (let i = slow.length - 2; i >= 0; i--) slow[i] = nearest(slow[i], slow[i + 1] - way);
  return slow;
}

/** Lets a curve start and stop gently, within so many samples to both sides. */
function soften(shape: Float32Array, reach: number): Float32Array {
  const weights = Array.from({ length: 2 * reach + 1 }, (_, k) => 1 + Math.cos((Math.PI * (k - reach)) / (reach + 1)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const last = shape.length - 1;
  const at = (i: number) => shape[Math.max(0, Math.min(last, i))];
  return shape.map((_, i) => weights.reduce((sum, weight, k) => sum + weight * at(i + k - reach), 0) / whole);
}

/** 0 where a silence leaves the mouth at rest, 1 where speech moves it. */
function activityIn({ startSec, endSec }: Span, tSec: number, durationSec: number): number {
  const leaving = startSec > 0 ? (tSec - (startSec - VISUAL_LEAD_SEC + EDGE_SEC)) / SETTLE_SEC : 1;
  const returning = endSec < durationSec ? (endSec - VISUAL_LEAD_SEC - EDGE_SEC - tSec) / WAKE_SEC : 1;
  const still = Math.max(0, Math.min(1, leaving, returning));
  return 0.5 + 0.5 * Math.cos(Math.PI * still);
}

/** Lets the mouth come to rest in every longer silence, and stay there until just before speech returns. */
export function restInSilence(curve: MouthTrack, silences: readonly Span[], durationSec: number): void {
  for (const silence of silences) {
    const first = Math.max(0, Math.floor((silence.startSec - VISUAL_LEAD_SEC) * curve.rateHz));
    const end = silence.endSec < durationSec ? silence.endSec : Number.POSITIVE_INFINITY;
    for (let i = first; i < curve.open.length && i <= end * curve.rateHz; i++) {
      const activity = activityIn(silence, i / curve.rateHz, durationSec);
      for (const name of MOUTH_PARAMETERS) curve[name][i] *= activity;
    }
  }
}

/** The part of each silence in which the mouth does not move at all. */
export function stillSpans(silences: readonly Span[], durationSec: number): Span[] {
  return silences
    .map(({ startSec, endSec }) => ({
      startSec: startSec > 0 ? startSec - VISUAL_LEAD_SEC + EDGE_SEC + SETTLE_SEC : 0,
      endSec: endSec < durationSec ? endSec - VISUAL_LEAD_SEC - EDGE_SEC - WAKE_SEC : durationSec,
    }))
    .filter(({ startSec, endSec }) => endSec > startSec);
}
