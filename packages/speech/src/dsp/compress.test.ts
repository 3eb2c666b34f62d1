import { describe, expect, it } from 'vitest';
import { gainDb, powerOf, sineOf } from '../testing/tones.ts';
import { compress, softenHiss } from './compress.ts';

const RATE = 48_000;
const dbToLevel = (db: number): number => 10 ** (db / 20);

/** What the compressor does to a steady tone of this level, which is 3 dB above its mean power. */
function compressedBy(toneDb: number): number {
  const tone = sineOf(440, 1, RATE, dbToLevel(toneDb + 3.01));
  const out = tone.slice();
  compress(out, RATE);
  return gainDb(out, tone);
}

describe('evening out loud and soft passages', () => {
  it.each([-60, -40, -30])('leaves a tone at %d dB as it is', (toneDb) => {
    expect(compressedBy(toneDb)).toBeCloseTo(0, 1);
  });

  it.each([-20, -14, -8])('lets 2.2 dB more at %d dB become 1 dB more', (toneDb) => {
    const [before, after] = [toneDb, toneDb + 2.2].map((db) => db + compressedBy(db));
    expect((after ?? 0) - (before ?? 0)).toBeCloseTo(1, 1);
  });

  it('brings loud and soft closer together without changing their order', () => {
    const after = [-30, -20, -10].map((toneDb) => toneDb + compressedBy(toneDb));
    expect(after).toEqual([...after].sort((a, b) => a - b));
    expect(Math.max(...after) - Math.min(...after)).toBeLessThan(16);
  });

  it('lets go again after a loud passage', () => {
    const pcm = new Float32Array(2 * RATE);
    pcm.set(sineOf(440, 0.5, RATE, 0.9));
    pcm.set(sineOf(440, 1, RATE, 0.03), RATE);
    const soft = pcm.slice(1.5 * RATE);
    compress(pcm, RATE);
    expect(gainDb(pcm.subarray(1.5 * RATE), soft)).toBeCloseTo(0, 1);
  });
});

describe('softening hiss', () => {
  it('turns a loud s down', () => {
    const hiss = sineOf(9000, 0.5, RATE, 0.4);
    const out = hiss.slice();
    softenHiss(out, RATE);
    expect(gainDb(out, hiss)).toBeLessThan(-2);
  });

  it.each([150, 440, 1000, 2000])('leaves a tone of %d Hz alone', (hz) => {
    const tone = sineOf(hz, 0.5, RATE, 0.4);
    const out = tone.slice();
    softenHiss(out, RATE);
    expect(Math.abs(gainDb(out, tone))).toBeLessThan(0.5);
  });

  it('leaves a quiet s alone', () => {
    const hiss = sineOf(9000, 0.5, RATE, 0.01);
    const out = hiss.slice();
    softenHiss(out, RATE);
    expect(gainDb(out, hiss)).toBeCloseTo(0, 1);
  });
});

describe.each([
  ['evening out', compress],
  ['softening hiss', softenHiss],
])('%s', (_, change) => {
  it.each([0, 1, 15, 16, 17, 1000])('takes a sound of %i samples', (length) => {
    const pcm = new Float32Array(length).fill(0.9);
    change(pcm, RATE);
    expect(pcm.every(Number.isFinite)).toBe(true);
  });

  it('keeps silence silent', () => {
    const pcm = new Float32Array(5000);
    change(pcm, RATE);
    expect(powerOf(pcm)).toBe(0);
  });
});
