import { describe, expect, it } from 'vitest';
import { applyBiquad, type Biquad, biquadMemory, highPass, highShelf, lowShelf, peaking } from './biquad.ts';

const RATE = 48000;

function sine(hz: number): Float32Array {
  return Float32Array.from({ length: RATE / 2 }, (_, i) => Math.sin((2 * Math.PI * hz * i) / RATE));
}

/** Gain of a filter at a frequency, in dB, once it has settled. */
function gainDb(filter: Biquad, hz: number): number {
  const tone = sine(hz);
  const out = new Float32Array(tone.length);
  applyBiquad(filter, tone, out);
  const power = (pcm: Float32Array): number => pcm.subarray(RATE / 4).reduce((sum, sample) => sum + sample * sample, 0);
  return 10 * Math.log10(power(out) / power(tone));
}

describe('filters', () => {
  it('high-pass: 3 dB down at its frequency, 12 dB per octave below, open above', () => {
    const filter = highPass(1000, Math.SQRT1_2, RATE);
    expect(gainDb(filter, 1000)).toBeCloseTo(-3, 1);
    expect(gainDb(filter, 250)).toBeLessThan(-23);
    expect(Math.abs(gainDb(filter, 8000))).toBeLessThan(0.1);
  });

  it('bell: its gain at its frequency, nothing far away', () => {
    for (const gain of [-6, 4.5, 9]) {
      const filter = peaking(2800, 0.9, gain, RATE);
      expect(gainDb(filter, 2800)).toBeCloseTo(gain, 1);
      expect(Math.abs(gainDb(filter, 100))).toBeLessThan(0.2);
    }
  });

  it('shelves: their gain on one side, half of it at the frequency, nothing on the other side', () => {
    const high = highShelf(5000, Math.SQRT1_2, 6, RATE);
    expect(gainDb(high, 20000)).toBeCloseTo(6, 0);
    expect(gainDb(high, 5000)).toBeCloseTo(3, 1);
    expect(Math.abs(gainDb(high, 300))).toBeLessThan(0.1);
    const low = lowShelf(200, Math.SQRT1_2, -7, RATE);
    expect(gainDb(low, 20)).toBeCloseTo(-7, 0);
    expect(gainDb(low, 200)).toBeCloseTo(-3.5, 1);
    expect(Math.abs(gainDb(low, 5000))).toBeLessThan(0.1);
  });

  it('a sound filtered in pieces is the same as in one go, also in place', () => {
    const filter = peaking(900, 1, 5, RATE);
    const tone = sine(700);
    const whole = new Float32Array(tone.length);
    applyBiquad(filter, tone, whole);
    const run = biquadMemory(filter);
    for (let at = 0; at < tone.length; at += 1000) run(tone.subarray(at, at + 1000), tone.subarray(at, at + 1000));
    expect(tone).toEqual(whole);
  });
});
