import type { Sound } from '@herald/media/sound';
import { resample } from './resample.ts';

const ANALYSIS_HZ = 8000;
const HOP_SEC = 0.01;
const WINDOW = 256;
const SILENT_POWER = 3e-5;
/** Two periods of a clear voice differ less. */
const VOICED_BELOW = 0.22;
const HALF_PERIOD_ABOVE = 1.75;

export interface PitchRange {
  lowestHz: number;
  highestHz: number;
  /** how much two periods may differ where no others are more alike: more for a buzzing voice in a narrow range */
  doubtBelow?: number;
}

/** Fundamental frequency every hopSec; 0 where the voice is silent or unvoiced. */
export interface PitchTrack {
  hopSec: number;
  hz: Float32Array;
}

/** Lags to look among, and how much two periods may differ. */
interface Search {
  shortest: number;
  longest: number;
  doubtBelow: number;
}

/** First dip of the cumulative mean normalised difference (YIN), refined by a parabola; 0 when there is none. */
function periodAt(pcm: Float32Array, start: number, { shortest, longest, doubtBelow }: Search): number {
  const normalised = new Float32Array(longest + 2);
  let running = 0;
  for (let lag = 1; lag <= longest + 1; lag++) {
    let difference = 0;
    for (let i = start; i < start + WINDOW; i++) {
      const delta = pcm[i] - pcm[i + lag];
      difference += delta * delta;
    }
    running += difference;
    normalised[lag] = running > 0 ? (difference * lag) / running : 1;
  }
  const lag = dipOf(normalised, shortest, longest);
  if (normalised[lag] >= Math.max(VOICED_BELOW, doubtBelow)) return 0;
  const before = normalised[lag - 1];
  const after = normalised[lag + 1];
  const bend = before - 2 * normalised[lag] + after;
  return lag + (bend > 0 ? (0.5 * (before - after)) / bend : 0);
}

/** The first lag at which two periods are surely alike, otherwise the one at which they are most alike. */
function dipOf(normalised: Float32Array, shortest: number, longest: number): number {
  let deepest = shortest;
  for (let lag = shortest; lag <= longest; lag++) {
    if (normalised[lag] < VOICED_BELOW && normalised[lag] <= normalised[lag + 1]) return lag;
    if (normalised[lag] < normalised[deepest]) deepest = lag;
  }
  return deepest;
}

function medianOfFive(hz: Float32Array): Float32Array {
  const smooth = hz.slice();
  for (let i = 0; i < hz.length; i++) {
    if (!hz[i]) continue;
    const near = Array.from(hz.subarray(Math.max(0, i - 2), i + 3)).filter((value) => value > 0);
    near.sort((a, b) => a - b);
    smooth[i] = near.length >= 2 ? near[near.length >> 1] : 0;
  }
  return smooth;
}

/** Follows the pitch of a voice. */
export function trackPitch(sound: Sound, range: PitchRange = { lowestHz: 60, highestHz: 400 }): PitchTrack {
  const low = resample(sound.pcm, sound.sampleRateHz, ANALYSIS_HZ);
  const longest = Math.ceil(ANALYSIS_HZ / range.lowestHz);
  const search = { shortest: Math.floor(ANALYSIS_HZ / range.highestHz), longest, doubtBelow: range.doubtBelow ?? 0 };
  const reach = (WINDOW + longest) >> 1;
  const padded = new Float32Array(low.length + 2 * (WINDOW + longest));
  padded.set(low, reach);
  const hop = ANALYSIS_HZ * HOP_SEC;
  const hz = new Float32Array(Math.ceil(low.length / hop) + 1);
  for (let frame = 0; frame < hz.length; frame++) {
    const centre = Math.min(frame * hop, low.length);
    let power = 0;
    for (let i = centre + reach - 128; i < centre + reach + 128; i++) power += padded[i] * padded[i];
    if (power / 256 < SILENT_POWER) continue;
    const period = periodAt(padded, centre, search);
    hz[frame] = period ? ANALYSIS_HZ / period : 0;
  }
  const track = { hopSec: HOP_SEC, hz: medianOfFive(hz) };
  return range.doubtBelow ? withoutHalfPeriods(track) : track;
}

/** A buzzing voice is alike after half a period, too; no melody jumps so far over its median. */
function withoutHalfPeriods(track: PitchTrack): PitchTrack {
  const highest = medianPitch(track) * HALF_PERIOD_ABOVE;
  return { ...track, hz: track.hz.map((hz) => (hz > highest ? hz / 2 : hz)) };
}

/** Pitch at a moment, 0 when unvoiced. */
export function pitchAt(track: PitchTrack, tSec: number): number {
  const position = Math.max(0, Math.min(track.hz.length - 1, tSec / track.hopSec));
  const low = Math.floor(position);
  const a = track.hz[low];
  const b = track.hz[Math.min(track.hz.length - 1, low + 1)];
  if (!a || !b) return a || b;
  return a + (b - a) * (position - low);
}

/** Median of the voiced part, 0 for a sound without voice. */
export function medianPitch(track: PitchTrack): number {
  const voiced = track.hz.filter((value) => value > 0).sort();
  return voiced.length ? voiced[voiced.length >> 1] : 0;
}
