import type { Phone, Sound } from '../spoken.ts';
import { loudnessEnvelope } from './loudness-envelope.ts';
import { MOUTH_CURVE_HZ, MOUTH_PARAMETERS, type MouthCurve, restingCurve } from './mouth.ts';
import { isBilabial, phoneToVisemes } from './phone-visemes.ts';
import { quietSpans } from './quiet-spans.ts';
import { MANNERS, type Viseme } from './visemes.ts';

export interface MouthCurveOptions {
  durationSec: number;
  /** the sound itself: loud moments open the mouth a little more */
  sound?: Sound;
}

interface Segment {
  viseme: Viseme;
  startSec: number;
  endSec: number;
  emphasis: number;
}

/** The eye accepts lips before the sound, never after it. */
const VISUAL_LEAD_SEC = 0.025;
const REACH_SEC = 0.5;
const FALLOFF = 1.6;
const CORE_SHARE = 0.35;
const STRESSED_EMPHASIS = 1.15;
/** Longer than a frame at 25 fps: whichever moment a video frame shows, one frame falls inside. */
const SHORTEST_CLOSURE_SEC = 0.044;
const CLOSING_SEC = 0.065;
const OPENING_SEC = 0.055;
const SETTLE_SEC = 0.06;
const WAKE_SEC = 0.075;

function segmentsOf(phones: readonly Phone[]): Segment[] {
  const segments: Segment[] = [];
  for (const { phone, startSec, endSec, stressed } of phones) {
    const lengthSec = endSec - startSec;
    if (lengthSec <= 0) continue;
    const shares = phone ? phoneToVisemes(phone) : ([['sil', 1]] as const);
    let from = startSec - VISUAL_LEAD_SEC;
    for (const [viseme, share] of shares ?? []) {
      segments.push({
        viseme,
        startSec: from,
        endSec: from + lengthSec * share,
        emphasis: stressed ? STRESSED_EMPHASIS : 1,
      });
      from += lengthSec * share;
    }
  }
  return segments;
}

/** How much a segment shapes the mouth at a moment: full in its core, falling off around it. */
function dominance(segment: Segment, tSec: number): number {
  const { strength, aheadSec, behindSec } = MANNERS[segment.viseme];
  const centre = (segment.startSec + segment.endSec) / 2;
  const half = (segment.endSec - segment.startSec) / 2;
  const outside = Math.max(0, Math.abs(tSec - centre) - CORE_SHARE * half);
  const spread = (tSec < centre ? aheadSec : behindSec) * (0.6 + 0.4 * Math.min(1, half / 0.05));
  return strength * Math.exp(-((outside / spread) ** FALLOFF));
}

function blend(curve: MouthCurve, segments: readonly Segment[]): void {
  let first = 0;
  for (let i = 0; i < curve.open.length; i++) {
    const tSec = i / curve.rateHz;
    while (first < segments.length && segments[first]!.endSec < tSec - REACH_SEC) first++;
    let total = 1e-6;
    for (let s = first; s < segments.length && segments[s]!.startSec < tSec + REACH_SEC; s++) {
      const segment = segments[s]!;
      const weight = dominance(segment, tSec);
      const { target } = MANNERS[segment.viseme];
      total += weight;
      for (const name of MOUTH_PARAMETERS)
        curve[name][i]! += weight * target[name] * (name === 'open' ? segment.emphasis : 1);
    }
    for (const name of MOUTH_PARAMETERS) curve[name][i]! /= total;
  }
}

/** 1 inside the span, cosine slopes outside it. */
function plateau(tSec: number, startSec: number, endSec: number): number {
  const away = tSec < startSec ? (startSec - tSec) / CLOSING_SEC : (tSec - endSec) / OPENING_SEC;
  return away <= 0 ? 1 : away >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * away);
}

function closeLips(curve: MouthCurve, startSec: number, endSec: number): void {
  const missing = Math.max(0, SHORTEST_CLOSURE_SEC - (endSec - startSec)) / 2;
  const from = startSec - VISUAL_LEAD_SEC - missing - 1 / curve.rateHz;
  const to = endSec - VISUAL_LEAD_SEC + missing + 1 / curve.rateHz;
  const last = Math.min(curve.open.length - 1, Math.ceil((to + OPENING_SEC) * curve.rateHz));
  for (let i = Math.max(0, Math.floor((from - CLOSING_SEC) * curve.rateHz)); i <= last; i++) {
    const closed = plateau(i / curve.rateHz, from, to);
    curve.press[i] = Math.max(curve.press[i]!, closed);
    for (const name of ['open', 'teeth', 'tongue'] as const) curve[name][i]! *= 1 - closed;
  }
}

/** Lets the mouth come to rest in every longer silence, and stay there until just before speech returns. */
function restInSilence(curve: MouthCurve, phones: readonly Phone[], durationSec: number): void {
  for (const { startSec, endSec } of quietSpans(phones, durationSec)) {
    const first = Math.max(0, Math.ceil((startSec - VISUAL_LEAD_SEC) * curve.rateHz));
    const last = Math.min(curve.open.length - 1, Math.floor(endSec * curve.rateHz));
    for (let i = first; i <= last; i++) {
      const tSec = i / curve.rateHz;
      const leaving = startSec > 0 ? Math.min(1, (tSec - startSec + VISUAL_LEAD_SEC) / SETTLE_SEC) : 1;
      const returning = endSec < durationSec ? Math.max(0, (tSec - (endSec - WAKE_SEC)) / WAKE_SEC) : 0;
      const activity = Math.max(0.5 + 0.5 * Math.cos(Math.PI * leaving), 0.5 - 0.5 * Math.cos(Math.PI * returning));
      for (const name of MOUTH_PARAMETERS) curve[name][i]! *= activity;
    }
  }
}

function openWithLoudness(curve: MouthCurve, sound: Sound): void {
  const envelope = loudnessEnvelope(sound, curve.rateHz);
  for (let i = 0; i < curve.open.length; i++) {
    const ahead = Math.min(envelope.length - 1, i + Math.round(VISUAL_LEAD_SEC * curve.rateHz));
    curve.open[i]! *= 0.72 + 0.45 * envelope[Math.max(0, ahead)]!;
  }
}

/** Lip movement for timed phones: blended shapes, every p, b and m closed, rest in silences. */
export function mouthCurveFromPhones(phones: readonly Phone[], options: MouthCurveOptions): MouthCurve {
  const curve = restingCurve(options.durationSec, MOUTH_CURVE_HZ);
  blend(curve, segmentsOf(phones));
  if (options.sound?.pcm.length) openWithLoudness(curve, options.sound);
  for (let i = 0; i < curve.open.length; i++) curve.open[i] = Math.min(1, curve.open[i]!);
  restInSilence(curve, phones, options.durationSec);
  for (const { phone, startSec, endSec } of phones) if (isBilabial(phone)) closeLips(curve, startSec, endSec);
  return curve;
}
