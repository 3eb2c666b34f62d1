import { describe, expect, it } from 'vitest';
import { fourier } from './fourier.ts';
import { melFrames } from './mel-frames.ts';

describe('the Fourier transform', () => {
  it('finds the frequencies that are in a signal, and only those', () => {
    const real = Float64Array.from({ length: 64 }, (_, i) => Math.cos((2 * Math.PI * 5 * i) / 64) + 0.5);
    const imaginary = new Float64Array(64);
    fourier(64).transform(real, imaginary);
    const sizes = Array.from(real, (re, k) => Math.hypot(re, imaginary[k]));
    expect(sizes[0]).toBeCloseTo(32, 9);
    expect(sizes[5]).toBeCloseTo(32, 9);
    expect(sizes[59]).toBeCloseTo(32, 9);
    for (const k of [1, 4, 6, 20, 32, 58]) expect(sizes[k]).toBeCloseTo(0, 9);
  });

  it('keeps the energy', () => {
    const real = Float64Array.from({ length: 256 }, (_, i) => Math.sin(i * i));
    const imaginary = Float64Array.from({ length: 256 }, (_, i) => Math.cos(i * 3.7));
    const energy = (): number => real.reduce((sum, re, i) => sum + re * re + imaginary[i] ** 2, 0);
    const before = energy();
    fourier(256).transform(real, imaginary);
    expect(energy() / 256).toBeCloseTo(before, 6);
  });
});

describe('mel frames', () => {
  const tone = (hz: number, sampleRateHz: number) => ({
    pcm: Float32Array.from({ length: sampleRateHz }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * i) / sampleRateHz)),
    sampleRateHz,
  });
  const loudestBand = (log: Float32Array, frame: number, bands: number): number => {
    const row = log.subarray(frame * bands, (frame + 1) * bands);
    return row.indexOf(Math.max(...row));
  };

  it('put higher tones into higher bands, whatever the sample rate', () => {
    for (const sampleRateHz of [16000, 24000, 48000]) {
      const found = [200, 500, 1000, 2000, 4000, 7000].map((hz) => {
        const { log } = melFrames(tone(hz, sampleRateHz), { bands: 32, hopSec: 0.01 });
        return [50, 51].map((frame) => loudestBand(log, frame, 32));
      });
      for (const [even, odd] of found) expect(even).toBe(odd);
      const order = found.map(([even]) => even);
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(new Set(order).size).toBe(order.length);
    }
  });

  it('tell level and sign changes of each frame', () => {
    const { frames, levelDb, crossings } = melFrames(tone(1000, 16000), { bands: 20, hopSec: 0.01 });
    expect(frames).toBe(100);
    expect(levelDb[50]).toBeCloseTo(20 * Math.log10(0.5 / Math.SQRT2), 1);
    expect(crossings[50]).toBeCloseTo(2000 / 16000, 2);
  });

  it('take the shortest and the silent sound', () => {
    const { frames, log } = melFrames({ pcm: new Float32Array(3), sampleRateHz: 16000 }, { bands: 20, hopSec: 0.01 });
    expect(frames).toBe(1);
    expect(log.every(Number.isFinite)).toBe(true);
  });
});
