import { describe, expect, it } from 'vitest';
import { limitPeaks } from './limit-peaks.ts';
import { peakEnvelope, truePeak } from './true-peak.ts';

const RATE = 48000;
const CEILING = 0.5;

/** Twelve seconds of a tone with loud bursts, one of them across the border of two stretches. */
function bursts(): Float32Array {
  const loudAt = [1, 4.999, 9];
  return Float32Array.from({ length: 12 * RATE }, (_, i) => {
    const t = i / RATE;
    const loud = loudAt.some((start) => t >= start && t < start + 0.05);
    return (loud ? 0.95 : 0.3) * Math.sin(2 * Math.PI * 440 * t);
  });
}

describe('limiting', () => {
  it('keeps every true peak under the ceiling, at gentle and at fast settings', () => {
    for (const lookAheadSec of [0.006, 0.001]) {
      const pcm = bursts();
      limitPeaks({ pcm, sampleRateHz: RATE }, CEILING, lookAheadSec);
      expect(truePeak(pcm)).toBeLessThanOrEqual(CEILING * 1.01);
    }
  });

  it('leaves what is quiet enough exactly as it was', () => {
    const before = bursts();
    const pcm = before.slice();
    limitPeaks({ pcm, sampleRateHz: RATE }, CEILING, 0.006);
    for (const second of [0, 2, 3, 6, 7, 8, 10, 11]) {
      const part = (samples: Float32Array) => samples.subarray(second * RATE, (second + 0.9) * RATE);
      expect(part(pcm)).toEqual(part(before));
    }
  });

  it('turns the gain without a step', () => {
    const before = bursts();
    const pcm = before.slice();
    limitPeaks({ pcm, sampleRateHz: RATE }, CEILING, 0.006);
    let last = 1;
    let largest = 0;
    for (let i = 0; i < pcm.length; i++) {
      if (Math.abs(before[i]) < 0.1) continue;
      const gain = pcm[i] / before[i];
      if (i) largest = Math.max(largest, Math.abs(gain - last));
      last = gain;
    }
    expect(largest).toBeLessThan(0.03);
  });

  it('finds peaks between samples only where they can matter', () => {
    const pcm = Float32Array.from({ length: 64 }, (_, i) => Math.SQRT1_2 * Math.sin((Math.PI / 2) * i + Math.PI / 4));
    expect(Math.max(...peakEnvelope(pcm, 0.1).subarray(16, 48))).toBeGreaterThan(0.65);
    expect(Math.max(...peakEnvelope(pcm, 0.9))).toBeCloseTo(0.5, 5);
    expect(truePeak(new Float32Array(0))).toBe(0);
  });
});
