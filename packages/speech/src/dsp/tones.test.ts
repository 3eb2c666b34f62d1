import { describe, expect, it } from 'vitest';
import { gainDb, sineOf } from '../testing/tones.ts';
import { applyBiquad } from './biquad.ts';
import { type Tone, toneFilters } from './tones.ts';

const RATE = 48_000;
const TONES = ['slt', 'rms', 'awb', 'espeak', 'neutral'] as const satisfies Tone[];

function correctionDb(tone: Tone, hz: number, sampleRateHz = RATE): number {
  const pcm = sineOf(hz, 0.5, sampleRateHz, 0.5);
  const out = pcm.slice();
  for (const filter of toneFilters(tone, sampleRateHz)) applyBiquad(filter, out, out);
  return gainDb(out, pcm);
}

describe.each(TONES)('the tone of %s', (tone) => {
  it('loses what lies below any voice', () => {
    expect(correctionDb(tone, 20)).toBeLessThan(-18);
  });

  it('never lifts or cuts a frequency of speech by more than 12 dB', () => {
    for (const hz of [200, 500, 1000, 1500, 2900, 5000, 8000, 12_000])
      expect(Math.abs(correctionDb(tone, hz)), `${hz} Hz`).toBeLessThan(12);
  });

  it('is the same at another sample rate', () => {
    for (const hz of [300, 1500, 3000])
      expect(correctionDb(tone, hz, 44_100), `${hz} Hz`).toBeCloseTo(correctionDb(tone, hz), 1);
  });
});

it('leaves a neutral voice alone above the rumble', () => {
  for (const hz of [300, 1000, 4000, 10_000]) expect(correctionDb('neutral', hz)).toBeCloseTo(0, 1);
});

it('takes the boom out of the recorded speakers and gives them presence', () => {
  for (const speaker of ['slt', 'rms', 'awb'] as const) {
    expect(correctionDb(speaker, 120)).toBeLessThan(-3);
    expect(correctionDb(speaker, 1500)).toBeGreaterThan(4);
  }
});
