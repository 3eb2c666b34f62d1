import { describe, expect, it } from 'vitest';
import { sineOf } from '../testing/tones.ts';
import { seededRandom } from './seeded-random.ts';
import { medianPitch, type PitchTrack, pitchAt, trackPitch } from './track-pitch.ts';

const RATE = 16_000;
const track: PitchTrack = { hopSec: 0.01, hz: Float32Array.of(100, 200, 0, 300) };

describe('the pitch of a voice', () => {
  it.each([70, 110, 165, 220, 390])('of %d Hz is found within 1 %%', (hz) => {
    const found = medianPitch(trackPitch({ pcm: sineOf(hz, 0.3, RATE, 0.3), sampleRateHz: RATE }));
    expect(Math.abs(found / hz - 1)).toBeLessThan(0.01);
  });

  it('does not depend on how loud the voice is', () => {
    const pitchOf = (level: number) =>
      medianPitch(trackPitch({ pcm: sineOf(140, 0.3, RATE, level), sampleRateHz: RATE }));
    expect(pitchOf(0.05)).toBeCloseTo(pitchOf(0.9), 1);
  });

  it('is sampled every 10 ms, up to the end of the sound', () => {
    const { hopSec, hz } = trackPitch({ pcm: sineOf(140, 0.5, RATE, 0.3), sampleRateHz: RATE });
    expect([hopSec, hz.length]).toEqual([0.01, 51]);
  });

  it('is 0 in silence', () => {
    const { hz } = trackPitch({ pcm: new Float32Array(RATE / 2), sampleRateHz: RATE });
    expect(hz.every((value) => value === 0)).toBe(true);
  });

  it('is mostly 0 in noise, which has none', () => {
    const random = seededRandom(3);
    const noise = Float32Array.from({ length: RATE / 2 }, () => random() - 0.5);
    const { hz } = trackPitch({ pcm: noise, sampleRateHz: RATE });
    expect(hz.filter((value) => value > 0).length / hz.length).toBeLessThan(0.2);
  });

  it.each([0, 1, 100])('takes a sound of %i samples', (length) => {
    const { hz } = trackPitch({ pcm: new Float32Array(length).fill(0.5), sampleRateHz: RATE });
    expect(hz.every(Number.isFinite)).toBe(true);
  });
});

describe('the pitch at a moment', () => {
  it.each([
    [-1, 100],
    [0, 100],
    [0.005, 150],
    [0.01, 200],
    [0.015, 200],
    [0.02, 300],
    [0.025, 300],
    [0.03, 300],
    [9, 300],
  ])('at %d s is %d Hz', (tSec, hz) => {
    expect(pitchAt(track, tSec)).toBeCloseTo(hz, 3);
  });
});

describe('the middle pitch', () => {
  it('leaves out the moments without a voice', () => {
    expect(medianPitch(track)).toBe(200);
  });

  it('is 0 when there is no voice at all', () => {
    expect(medianPitch({ hopSec: 0.01, hz: new Float32Array(5) })).toBe(0);
  });

  it('orders pitches as numbers', () => {
    expect(medianPitch({ hopSec: 0.01, hz: Float32Array.of(1000, 90, 200) })).toBe(200);
  });
});
