import { describe, expect, it } from 'vitest';
import { bestPath } from './best-path.ts';
import { learnModels, tally } from './phone-models.ts';
import { expectedStates } from './phone-states.ts';
import { FEATURE_SIZE, HOP_SEC } from './speech-features.ts';
import { speechMask, squeezeSilence } from './squeeze-silence.ts';
import { type Track, warpTime } from './warp-time.ts';

/** One invented sound per letter: features that point into their own direction, with a little wobble. */
function track(letters: string): Track {
  const data = new Float32Array(letters.length * FEATURE_SIZE);
  let seed = 3;
  for (const [frame, letter] of [...letters].entries()) {
    for (let k = 0; k < FEATURE_SIZE; k++) {
      seed = (seed * 16807) % 2147483647;
      const own = letter !== '_' && k % 7 === letter.charCodeAt(0) % 7 ? 3 : 0;
      data[frame * FEATURE_SIZE + k] = own + (seed / 2147483647 - 0.5) * 0.4;
    }
    data[frame * FEATURE_SIZE + FEATURE_SIZE - 1] = letter === '_' ? 0 : 4;
  }
  return { frames: letters.length, data };
}

const run = (...parts: [letter: string, frames: number][]): string =>
  parts.map(([letter, frames]) => letter.repeat(frames)).join('');

const phone = (sign: string, from: number, to: number, word: number) => ({
  phone: sign,
  startSec: from * HOP_SEC,
  endSec: to * HOP_SEC,
  stressed: false,
  word,
});

describe('squeezing silence', () => {
  const levels = (...parts: [db: number, frames: number][]): Float32Array =>
    Float32Array.from(parts.flatMap(([db, frames]) => new Array<number>(frames).fill(db)));

  it('tells speech from pauses by the sound’s own floor', () => {
    const mask = speechMask(levels([-70, 50], [-20, 50], [-70, 50]));
    expect([mask[25], mask[75], mask[125]]).toEqual([0, 1, 0]);
  });

  it('cuts every pause to 60 ms, half at each end, and keeps all speech', () => {
    const kept = Array.from(squeezeSilence(levels([-70, 100], [-20, 40], [-70, 200], [-20, 40])));
    expect(kept.length).toBe(12 + 40 + 12 + 40);
    expect(kept.slice(0, 12)).toEqual([0, 1, 2, 3, 4, 5, 94, 95, 96, 97, 98, 99]);
    expect(kept.filter((frame) => frame >= 100 && frame < 140).length).toBe(40);
  });

  it('leaves short pauses alone', () => {
    expect(squeezeSilence(levels([-20, 40], [-70, 8], [-20, 40])).length).toBe(88);
  });
});

describe('warping time', () => {
  it('finds each sound of the first track in a slower second one', () => {
    const slow = run(['a', 120], ['b', 160], ['c', 80], ['d', 240]);
    const fast = run(['a', 60], ['b', 80], ['c', 40], ['d', 120]);
    const { low, high } = warpTime(track(fast), track(slow));
    const astray = [...fast].filter((letter, i) => slow[Math.round((low[i] + high[i]) / 2)] !== letter);
    expect(astray.length).toBeLessThanOrEqual(3);
  });

  it('never goes back and covers both tracks from end to end', () => {
    const { low, high } = warpTime(
      track(run(['a', 90], ['b', 30], ['c', 200])),
      track(run(['a', 40], ['b', 90], ['c', 150])),
    );
    expect(low[0]).toBe(0);
    expect(high.at(-1)).toBe(279);
    for (let i = 1; i < low.length; i++) {
      expect(low[i]).toBeGreaterThanOrEqual(low[i - 1]);
      expect(high[i]).toBeGreaterThanOrEqual(low[i]);
    }
  });

  it('costs more for other sounds than for the same ones', () => {
    const first = track(run(['a', 80], ['b', 80], ['c', 80]));
    const same = warpTime(first, track(run(['a', 60], ['b', 100], ['c', 70]))).cost;
    const other = warpTime(first, track(run(['d', 60], ['f', 100], ['e', 70]))).cost;
    expect(other).toBeGreaterThan(same * 3);
  });

  it('works on a single frame', () => {
    expect(warpTime(track('a'), track('aaaa')).high[0]).toBe(3);
  });
});

describe('the most likely path', () => {
  const heard = run(['_', 20], ['a', 20], ['b', 12], ['_', 16], ['c', 24], ['a', 14], ['_', 14]);

  function place(guess: number[]): number[] {
    const phones = [
      phone('a', guess[0], guess[1], 0),
      phone('b', guess[1], guess[2], 0),
      phone('c', guess[3], guess[4], 1),
      phone('a', guess[4], guess[5], 1),
    ];
    const sound = track(heard);
    const prior = tally(
      sound,
      expectedStates(
        [phone('a', 20, 40, 0), phone('b', 40, 52, 0), phone('c', 68, 92, 1), phone('a', 92, 106, 1)],
        heard.length * HOP_SEC,
      ),
      false,
    );
    let states = expectedStates(phones, heard.length * HOP_SEC);
    for (let round = 0; round < 3; round++) states = bestPath(sound, states, learnModels(sound, states, prior));
    return states
      .filter((state) => state.phone >= 0)
      .flatMap(({ startSec, endSec }) => [startSec, endSec].map((t) => Math.round(t / HOP_SEC)));
  }

  it('moves a rough guess to the true borders and finds the pause nobody expected', () => {
    const found = place([28, 46, 60, 62, 100, 112]);
    const wanted = [20, 40, 40, 52, 68, 92, 92, 106];
    expect(found.length).toBe(wanted.length);
    for (const [i, frame] of found.entries()) expect(Math.abs(frame - wanted[i])).toBeLessThanOrEqual(2);
  });

  it('gives the guess back when the sound is too short for so many sounds', () => {
    const phones = Array.from({ length: 30 }, (_, i) => phone('a', i, i + 1, i));
    const sound = track(run(['a', 30]));
    const states = expectedStates(phones, 30 * HOP_SEC);
    const placed = bestPath(sound, states, learnModels(sound, states, tally(sound, states, false)));
    expect(placed.map(({ startSec }) => startSec)).toEqual(states.map(({ startSec }) => startSec));
  });

  it('expects a possible silence at both ends and between words, never within one', () => {
    const states = expectedStates([phone('a', 0, 5, 0), phone('b', 5, 9, 0), phone('c', 9, 20, 1)], 0.1);
    expect(states.map(({ kind }) => kind)).toEqual(['', 'a', 'b', '', 'c', '']);
    expect(states.filter(({ optional }) => optional).length).toBe(3);
  });
});
