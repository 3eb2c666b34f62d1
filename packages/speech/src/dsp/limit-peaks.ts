import type { Sound, StereoSound } from '@herald/media/sound';
import { peakEnvelope } from './true-peak.ts';

/** Worked on at a time, so that a long sound needs little memory. */
const STRETCH_SEC = 5;

/** Smallest value within `reach` samples on both sides. */
function slidingMinimum(values: Float32Array, reach: number): Float32Array {
  const out = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let i = 0; i < values.length + reach; i++) {
    if (i < values.length) {
      while (tail > head && values[queue[tail - 1]] >= values[i]) tail--;
      queue[tail++] = i;
    }
    const centre = i - reach;
    if (centre < 0) continue;
    while (queue[head] < centre - reach) head++;
    out[centre] = values[queue[head]];
  }
  return out;
}

/** Average over `reach` samples on both sides; the ends repeat. */
function slidingMean(values: Float32Array, reach: number): Float32Array {
  const out = new Float32Array(values.length);
  const last = values.length - 1;
  let sum = 0;
  for (let i = -reach; i <= reach; i++) sum += values[Math.max(0, Math.min(last, i))];
  for (let i = 0; i <= last; i++) {
    out[i] = sum / (2 * reach + 1);
    sum += values[Math.min(last, i + reach + 1)] - values[Math.max(0, i - reach)];
  }
  return out;
}

/** Gains of a stretch; its edges need 2 x reach samples of neighbourhood to come out as in the whole. */
function smoothGains(peaks: Float32Array, ceiling: number, reach: number): Float32Array | undefined {
  let loud = false;
  const gains = peaks.map((peak) => {
    if (peak <= ceiling) return 1;
    loud = true;
    return ceiling / peak;
  });
  return loud ? slidingMean(slidingMinimum(gains, reach), reach) : undefined;
}

/** Turns the gain down around every true peak above the ceiling, early enough not to click. Works in place. */
export function limitPeaks({ pcm, sampleRateHz }: Sound, ceiling: number, lookAheadSec: number): void {
  turnDown([pcm], peakEnvelope(pcm, ceiling * 0.6), { sampleRateHz, ceiling, lookAheadSec });
}

/** The same for both channels together, so that nothing moves from one side to the other. */
export function limitStereo({ pcm, side, sampleRateHz }: StereoSound, ceiling: number, lookAheadSec: number): void {
  const peaks = peakEnvelope(
    pcm.map((sample, i) => sample + side[i]),
    ceiling * 0.6,
  );
  const right = peakEnvelope(
    pcm.map((sample, i) => sample - side[i]),
    ceiling * 0.6,
  );
  for (let i = 0; i < peaks.length; i++) peaks[i] = Math.max(peaks[i], right[i]);
  turnDown([pcm, side], peaks, { sampleRateHz, ceiling, lookAheadSec });
}

interface Limit {
  sampleRateHz: number;
  ceiling: number;
  lookAheadSec: number;
}

function turnDown(
  channels: readonly Float32Array[],
  peaks: Float32Array,
  { sampleRateHz, ceiling, lookAheadSec }: Limit,
): void {
  const reach = Math.round(lookAheadSec * sampleRateHz);
  const stretch = Math.round(STRETCH_SEC * sampleRateHz);
  for (let start = 0; start < peaks.length; start += stretch) {
    const from = Math.max(0, start - 2 * reach);
    const gains = smoothGains(peaks.subarray(from, start + stretch + 2 * reach), ceiling, reach);
    if (!gains) continue;
    const end = Math.min(peaks.length, start + stretch);
    for (const pcm of channels) for (let i = start; i < end; i++) pcm[i] = pcm[i] * gains[i - from];
  }
}
