import type { Sound } from '../spoken.ts';
import { peakEnvelope } from './true-peak.ts';

/** Smallest value within `reach` samples on both sides. */
function slidingMinimum(values: Float32Array, reach: number): Float32Array {
  const out = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let i = 0; i < values.length + reach; i++) {
    if (i < values.length) {
      while (tail > head && values[queue[tail - 1]!]! >= values[i]!) tail--;
      queue[tail++] = i;
    }
    const centre = i - reach;
    if (centre < 0) continue;
    while (queue[head]! < centre - reach) head++;
    out[centre] = values[queue[head]!]!;
  }
  return out;
}

/** Average over `reach` samples on both sides; the ends repeat. */
function slidingMean(values: Float32Array, reach: number): Float32Array {
  const out = new Float32Array(values.length);
  const last = values.length - 1;
  let sum = 0;
  for (let i = -reach; i <= reach; i++) sum += values[Math.max(0, Math.min(last, i))]!;
  for (let i = 0; i <= last; i++) {
    out[i] = sum / (2 * reach + 1);
    sum += values[Math.min(last, i + reach + 1)]! - values[Math.max(0, i - reach)]!;
  }
  return out;
}

/** Turns the gain down around every true peak above the ceiling, early enough not to click. Works in place. */
export function limitPeaks({ pcm, sampleRateHz }: Sound, ceiling: number, lookAheadSec: number): void {
  const peaks = peakEnvelope(pcm, ceiling * 0.6);
  let loud = false;
  const gains = new Float32Array(pcm.length);
  for (let i = 0; i < pcm.length; i++) {
    gains[i] = peaks[i]! > ceiling ? ceiling / peaks[i]! : 1;
    loud ||= gains[i]! < 1;
  }
  if (!loud) return;
  const reach = Math.round(lookAheadSec * sampleRateHz);
  const smooth = slidingMean(slidingMinimum(gains, reach), reach);
  for (let i = 0; i < pcm.length; i++) pcm[i] = pcm[i]! * smooth[i]!;
}
