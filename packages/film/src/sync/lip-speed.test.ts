import type { Phone } from '@herald/media/sound';
import { describe, expect, it } from 'vitest';
import { closureMsOf, snapsOf } from './lip-speed.ts';

const FPS = 30;

const phone = (sign: string, startSec: number, endSec: number): Phone => ({
  phone: sign,
  startSec,
  endSec,
  stressed: false,
  word: 0,
});

/** A second of frames, open but for the frames named. */
const lipsShutAt = (...frames: number[]) =>
  Float32Array.from({ length: 30 }, (_, frame) => (frames.includes(frame) ? 0 : 0.8));

describe('snaps', () => {
  it('are counted on the way down and up', () => {
    expect(snapsOf(lipsShutAt(10), FPS)).toBe(2);
  });

  it('are counted for ten seconds in a longer film', () => {
    const long = Float32Array.from({ length: 600 }, (_, frame) => (frame % 60 === 0 ? 0 : 0.8));
    expect(snapsOf(long, FPS)).toBe(9.5);
  });

  it('are no steps of half the way and less', () => {
    expect(snapsOf(Float32Array.from([0, 0.5, 1, 0.5, 0, 0.25, 0.5]), FPS)).toBe(0);
  });

  it('are none where no mouth is seen', () => {
    expect(snapsOf(new Float32Array(30).fill(Number.NaN), FPS)).toBe(0);
  });
});

describe('the length of a closure', () => {
  const lips = (phones: Phone[]) => ({ phones, fps: FPS, delaySec: 0 });
  /** Four times "a" and a consonant, 0.4 s apart. */
  const said = (sign: string, lengthSec = 0.1, after = 'a') =>
    lips(
      [0, 1, 2, 3]
        .flatMap((turn) => {
          const at = turn * 0.4 + 0.2;
          return [phone(turn > 0 ? after : 'a', at - 0.1, at), phone(sign, at, at + lengthSec)];
        })
        .concat(phone(after, 1.5, 1.6)),
    );
  const shutFor = (frames: number) =>
    Float32Array.from({ length: 60 }, (_, frame) => ((frame + 6) % 12 < frames ? 0 : 0.8));

  it.each([
    [1, 33],
    [3, 100],
    [8, 267],
  ])('is the time the lips stay shut: %i frames', (frames, ms) => {
    expect(closureMsOf(shutFor(frames), 0.1, said('p'))).toBeCloseTo(ms, 0);
  });

  it('is not measured beside other consonants and pauses, or for a hum', () => {
    for (const after of ['m', 's', '']) expect(closureMsOf(shutFor(3), 0.1, said('p', 0.1, after)), after).toBeNull();
    expect(closureMsOf(shutFor(3), 0.1, said('m', 0.25))).toBeNull();
  });

  it('is not measured where the vowels are too short to open the mouth', () => {
    const quick = said('p').phones.map((one) => (one.phone === 'a' ? { ...one, startSec: one.endSec - 0.05 } : one));
    expect(closureMsOf(shutFor(8), 0.1, lips(quick))).toBeNull();
  });

  it('needs four closures', () => {
    const { phones, ...rest } = said('b');
    expect(closureMsOf(shutFor(3), 0.1, { phones: phones.slice(0, 6), ...rest })).toBeNull();
  });
});
