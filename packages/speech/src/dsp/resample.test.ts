import { describe, expect, it } from 'vitest';
import { powerOf, sineOf } from '../testing/tones.ts';
import { resample } from './resample.ts';
import { seededRandom } from './seeded-random.ts';

const RATES = [8000, 16_000, 22_050, 24_000, 44_100, 48_000];
const PAIRS = RATES.flatMap((from) => RATES.filter((to) => to !== from).map((to) => [from, to] as const));

describe.each(PAIRS)('from %i Hz to %i Hz', (from, to) => {
  it.each([0, 1, 7, 1000])('%i samples last as long as before', (length) => {
    const out = resample(new Float32Array(length), from, to);
    expect(Math.abs(out.length / to - length / from)).toBeLessThanOrEqual(0.5 / to + 1e-12);
  });

  it('a level stays the level it was', () => {
    const out = resample(new Float32Array(2000).fill(0.25), from, to);
    const middle = out.subarray(Math.floor(out.length * 0.25), Math.floor(out.length * 0.75));
    expect(middle.every((sample) => Math.abs(sample - 0.25) < 1e-3)).toBe(true);
  });

  it('a tone below both limits keeps its energy', () => {
    const before = sineOf(1000, 0.1, from, 0.5);
    expect(powerOf(resample(before, from, to), 0.2, 0.8)).toBeCloseTo(powerOf(before, 0.2, 0.8), 2);
  });

  it('noise of full scale has a number at every sample', () => {
    const random = seededRandom(from + to);
    const noise = Float32Array.from({ length: 500 }, () => random() * 2 - 1);
    expect(resample(noise, from, to).every((sample) => Math.abs(sample) < 3)).toBe(true);
  });
});

describe('resampling to the same rate', () => {
  it('changes nothing, and gives a sound of its own', () => {
    const pcm = Float32Array.of(0.1, -0.2, 0.3);
    const out = resample(pcm, 48_000, 48_000);
    expect(out).toEqual(pcm);
    expect(out).not.toBe(pcm);
  });
});

it('adds up: the sum of two sounds becomes the sum of both', () => {
  const a = sineOf(300, 0.05, 16_000, 0.4);
  const b = sineOf(1700, 0.05, 16_000, 0.2);
  const both = resample(
    a.map((sample, i) => sample + (b[i] ?? 0)),
    16_000,
    48_000,
  );
  const [outA, outB] = [resample(a, 16_000, 48_000), resample(b, 16_000, 48_000)];
  expect(both.every((sample, i) => Math.abs(sample - (outA[i] ?? 0) - (outB[i] ?? 0)) < 1e-5)).toBe(true);
});
