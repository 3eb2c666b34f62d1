import { MOUTH_PARAMETERS, type MouthTrack } from '@herald/media';
import type { Span } from './quiet-spans.ts';

/** The eye accepts lips before the sound, never after it. */
export const VISUAL_LEAD_SEC = 0.025;

/** Longer than a frame at 25 fps: whichever moment a video frame shows, one frame falls inside. */
const SHORTEST_CLOSURE_SEC = 0.044;
const CLOSING_SEC = 0.065;
const OPENING_SEC = 0.055;
const EDGE_SEC = 0.01;
const SETTLE_SEC = 0.06;
const WAKE_SEC = 0.05;

/** 1 inside the span, cosine slopes outside it. */
function plateau(tSec: number, startSec: number, endSec: number): number {
  const away = tSec < startSec ? (startSec - tSec) / CLOSING_SEC : (tSec - endSec) / OPENING_SEC;
  return away <= 0 ? 1 : away >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * away);
}

/** Shuts the lips for the time of a sound (p, b, m), on whichever frame a video shows it. */
export function closeLips(curve: MouthTrack, { startSec, endSec }: Span): void {
  const missing = Math.max(0, SHORTEST_CLOSURE_SEC - (endSec - startSec)) / 2;
  const from = startSec - VISUAL_LEAD_SEC - missing - EDGE_SEC;
  const to = endSec - VISUAL_LEAD_SEC + missing + EDGE_SEC;
  const last = Math.min(curve.open.length - 1, Math.ceil((to + OPENING_SEC) * curve.rateHz));
  for (let i = Math.max(0, Math.floor((from - CLOSING_SEC) * curve.rateHz)); i <= last; i++) {
    const closed = plateau(i / curve.rateHz, from, to);
    curve.press[i] = Math.max(curve.press[i], closed);
    for (const name of ['open', 'teeth', 'tongue'] as const) curve[name][i] *= 1 - closed;
  }
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
