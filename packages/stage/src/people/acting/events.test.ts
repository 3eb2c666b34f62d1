import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import { REST_MOUTH } from '../mouth/viseme-mouths.ts';
import type { ActedWord, ActingInput } from './acting-input.ts';
import { findSilences, planAccents, planBlinks, planLooks, planStances } from './events.ts';

const SEEDS = Array.from({ length: 30 }, (_, i) => i + 1);
const DURATION_SEC = 60;

const word = (startSec: number, endSec: number, stress = 0): ActedWord => ({ startSec, endSec, stress });

const input = (partial: Partial<ActingInput> = {}): ActingInput => ({
  seed: 1,
  durationSec: DURATION_SEC,
  mood: 'composed',
  mouthAt: () => REST_MOUTH,
  words: [],
  phraseEndsSec: [4, 9.5, 14, 22, 31, 40, 55],
  ...partial,
});

describe('planBlinks', () => {
  it.each(SEEDS)('blinks like a person for a minute (seed %i)', (seed) => {
    const blinks = planBlinks(input(), seededRandom(seed));
    expect(blinks.length).toBeGreaterThanOrEqual(11);
    expect(blinks.length).toBeLessThanOrEqual(40);
    for (const [i, { atSec, strength }] of blinks.entries()) {
      expect(strength).toBeGreaterThanOrEqual(0.9);
      expect(atSec).toBeGreaterThanOrEqual(0.6);
      if (i > 0) expect(atSec).toBeGreaterThan(blinks[i - 1].atSec);
    }
  });

  it('never leaves the eyes open for more than 5.5 s', () => {
    for (const seed of SEEDS) {
      const times = [0, ...planBlinks(input(), seededRandom(seed)).map(({ atSec }) => atSec)];
      for (let i = 1; i < times.length; i++) expect(times[i] - times[i - 1]).toBeLessThanOrEqual(5.5);
    }
  });

  it('blinks at the ends of most phrases', () => {
    const shares = SEEDS.map((seed) => {
      const { phraseEndsSec } = input();
      const blinks = planBlinks(input(), seededRandom(seed));
      const blinked = phraseEndsSec.filter((end) => blinks.some(({ atSec }) => Math.abs(atSec - end) <= 0.7));
      return blinked.length / phraseEndsSec.length;
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.5);
  });
});

describe('planLooks', () => {
  it.each(SEEDS)('starts and ends every phrase in the camera (seed %i)', (seed) => {
    const looks = planLooks(input(), seededRandom(seed));
    expect(looks[0]).toEqual({ atSec: -1, x: 0, y: 0 });
    for (const end of input().phraseEndsSec) {
      expect(looks.some(({ atSec, x, y }) => atSec === end - 0.15 && x === 0 && y === 0)).toBe(true);
    }
  });

  it.each(SEEDS)('never looks further aside than eyes go (seed %i)', (seed) => {
    for (const { x, y } of planLooks(input(), seededRandom(seed))) {
      expect(Math.abs(x)).toBeLessThanOrEqual(0.6);
      expect(Math.abs(y)).toBeLessThanOrEqual(0.3);
    }
  });

  it('holds looks in the order of time', () => {
    for (const seed of SEEDS) {
      const times = planLooks(input(), seededRandom(seed)).map(({ atSec }) => atSec);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  it('looks aside now and then, not most of the time', () => {
    const looks = SEEDS.flatMap((seed) => planLooks(input(), seededRandom(seed)));
    const aside = looks.filter(({ x }) => Math.abs(x) > 0.2).length / looks.length;
    expect(aside).toBeGreaterThan(0.03);
    expect(aside).toBeLessThan(0.25);
  });
});

describe('planAccents', () => {
  const accentsOf = (words: ActedWord[]) => planAccents(input({ words }), seededRandom(3));

  it.each([0, 0.2, 0.49])('lets a word with a stress of %d pass', (stress) => {
    expect(accentsOf([word(1, 1.4, stress)])).toEqual([]);
  });

  it.each([0.5, 0.8, 1])('marks a word with a stress of %d when it starts', (stress) => {
    expect(accentsOf([word(1, 1.4, stress)])).toMatchObject([{ atSec: 1 }]);
  });

  it('never marks two words within half a second', () => {
    const words = Array.from({ length: 40 }, (_, i) => word(i * 0.2, i * 0.2 + 0.15, 1));
    const times = accentsOf(words).map(({ atSec }) => atSec);
    for (let i = 1; i < times.length; i++) expect(times[i] - times[i - 1]).toBeGreaterThanOrEqual(0.5);
  });

  it('marks heavier words more strongly in the mean', () => {
    const strengthOf = (stress: number) =>
      accentsOf(Array.from({ length: 200 }, (_, i) => word(i, i + 0.5, stress))).reduce(
        (sum, { strength }) => sum + strength,
        0,
      );
    expect(strengthOf(1)).toBeGreaterThan(strengthOf(0.5) * 1.2);
  });
});

describe('planStances', () => {
  it('takes a new stance at the start and after every phrase', () => {
    const times = planStances(input(), seededRandom(1)).map(({ atSec }) => atSec);
    expect(times).toEqual([-1, ...input().phraseEndsSec]);
  });

  it.each(SEEDS)('turns the head only a little (seed %i)', (seed) => {
    for (const { yaw, pitch, roll } of planStances(input(), seededRandom(seed))) {
      expect(Math.abs(yaw)).toBeLessThanOrEqual(0.085);
      expect(Math.abs(pitch)).toBeLessThanOrEqual(0.025);
      expect(Math.abs(roll)).toBeLessThanOrEqual(0.0375);
    }
  });
});

describe('findSilences', () => {
  it('finds none without words', () => {
    expect(findSilences([])).toEqual([]);
  });

  it('is quiet before the first word and after the last', () => {
    expect(findSilences([word(1, 2)])).toEqual([
      { startSec: Number.NEGATIVE_INFINITY, endSec: 1 },
      { startSec: 2, endSec: Number.POSITIVE_INFINITY },
    ]);
  });

  it.each([
    [0.1, false],
    [0.19, false],
    [0.25, true],
    [2, true],
  ])('takes a gap of %d s for a silence: %s', (gapSec, isSilent) => {
    const between = findSilences([word(1, 2), word(2 + gapSec, 5)]).slice(1, -1);
    expect(between.length === 1).toBe(isSilent);
  });

  it('does not depend on the order of the words', () => {
    const words = [word(0, 1), word(2, 3), word(5, 6)];
    expect(findSilences(words.toReversed())).toEqual(findSilences(words));
  });

  it('hears no silence under a word that goes on', () => {
    expect(findSilences([word(0, 6), word(1, 2), word(4, 5)])).toHaveLength(2);
  });
});
