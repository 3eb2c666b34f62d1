import type { BeatGrid } from '@herald/media/scene/score';

/** Where a tune is in its form. */
export interface Bar {
  fromBeat: number;
  /** 0 begins softly, 1 is the body, 2 the full body */
  layer: 0 | 1 | 2;
  /** of the progression; null is the tonic */
  chord: number | null;
  isCadence: boolean;
  /** the last bar of four leads on */
  hasFill: boolean;
  /** without drums, so that a long film breathes */
  isBare: boolean;
}

export interface Form {
  /** beats before the first whole bar */
  pickupBeats: number;
  bars: Bar[];
  /** the beat of the last chord, which sounds until the film ends */
  lastBeat: number;
}

export const BEATS_A_BAR = 4;
/** The last chord needs so long to fade. */
const RING_SEC = 1.5;
/** A chord on the first beat of an end card may be this much before the voice is over. */
const SLACK_SEC = 0.08;

/**
 * The form of a tune that fills a film: it begins softly, has a body in groups of four bars that grow and breathe, a
 * cadence, and a last chord where the voice is over, or as late as it can still fade.
 */
export function formOf({ firstBeatSec, beatSec }: BeatGrid, filmSec: number, spokenUntilSec: number): Form {
  const beatAt = (sec: number) => Math.max(0, Math.floor((sec - firstBeatSec) / beatSec + 1e-6));
  const latest = beatAt(filmSec - Math.min(RING_SEC, filmSec / 2));
  const afterVoice = beatAt(spokenUntilSec - SLACK_SEC) + 1;
  const lastBeat = Math.min(latest, Math.max(afterVoice, beatAt(filmSec - 2 * RING_SEC)));
  const count = Math.floor(lastBeat / BEATS_A_BAR);
  const pickupBeats = lastBeat - count * BEATS_A_BAR;
  const introBars = count >= 8 ? 2 : count >= 4 ? 1 : 0;
  const bars = Array.from({ length: count }, (_, bar): Bar => {
    const inBody = bar - introBars;
    const group = Math.floor(inBody / BEATS_A_BAR);
    const isCadence = count > 1 && bar === count - 1;
    return {
      fromBeat: pickupBeats + bar * BEATS_A_BAR,
      layer: inBody < 0 ? 0 : group % 2 === 0 && !isCadence ? 1 : 2,
      chord: inBody < 0 ? 0 : inBody % 4,
      isCadence,
      hasFill: inBody % 4 === 3 || isCadence || inBody === -1,
      isBare: inBody >= 0 && group % 5 === 4,
    };
  });
  return { pickupBeats, bars, lastBeat };
}
