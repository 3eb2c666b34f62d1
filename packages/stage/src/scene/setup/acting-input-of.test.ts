import type { TimedWord } from '@herald/media';
import { describe, expect, it } from 'vitest';
import { REST_MOUTH } from '#people/mouth/viseme-mouths.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { actingInputOf, mouthReader } from './acting-input-of.ts';

const TRACK = {
  rateHz: 10,
  open: [0, 1, 0.5],
  wide: [0, 0, 0],
  round: [0, 0.2, 0.4],
  press: [0, 0, 0],
  teeth: [0, 0, 0],
  tongue: [0, 0, 0],
};

const word = (text: string, startSec: number, endSec: number): TimedWord => ({ text, startSec, endSec });
const inputOf = (words: TimedWord[]) => actingInputOf(sampleScene({ words }), 'joyous');

describe('mouthReader', () => {
  const mouthAt = mouthReader(TRACK);

  it('gives the samples at their moments', () => {
    expect([0, 0.1, 0.2].map((tSec) => mouthAt(tSec).open)).toEqual([0, 1, 0.5]);
  });

  it('gives shapes between two samples between their moments', () => {
    expect(mouthAt(0.05).open).toBeCloseTo(0.5);
    expect(mouthAt(0.15)).toMatchObject({ open: expect.closeTo(0.75), round: expect.closeTo(0.3) });
  });

  it('holds the last sample for as long as it lasts', () => {
    expect(mouthAt(0.29).open).toBe(0.5);
  });

  it.each([-0.01, 0.31, 99])('rests outside the curves, at %d s', (tSec) => {
    expect(mouthAt(tSec)).toEqual(REST_MOUTH);
  });

  it('rests without curves', () => {
    expect(mouthReader(null)(1)).toEqual(REST_MOUTH);
    expect(mouthReader({ ...TRACK, open: [] })(0)).toEqual(REST_MOUTH);
  });
});

describe('actingInputOf', () => {
  it('keeps the seed, the length and the mood of the scene', () => {
    const spec = sampleScene({ seed: 42 });
    expect(actingInputOf(spec, 'composed')).toMatchObject({
      seed: 42,
      durationSec: spec.durationSec,
      mood: 'composed',
    });
  });

  it('keeps the times of every word', () => {
    const { words } = inputOf([word('two', 0, 0.4), word('drops', 0.5, 1)]);
    expect(words).toMatchObject([
      { startSec: 0, endSec: 0.4 },
      { startSec: 0.5, endSec: 1 },
    ]);
  });

  it('ends a phrase with the last word', () => {
    expect(inputOf([word('two', 0, 0.4), word('drops', 0.5, 1)]).phraseEndsSec).toEqual([1]);
  });

  it.each(['.', ',', '!', '?', ':', ';', '…', '。', '、', '؟', '।', '."'])(
    'ends a phrase at a word with %s',
    (mark) => {
      expect(inputOf([word(`two${mark}`, 0, 0.4), word('drops', 0.5, 1)]).phraseEndsSec).toEqual([0.4, 1]);
    },
  );

  it('ends a phrase at a pause, not at a short gap', () => {
    const words = [word('two', 0, 0.4), word('drops', 0.65, 1), word('daily', 1.4, 1.8)];
    expect(inputOf(words).phraseEndsSec).toEqual([1, 1.8]);
  });

  it('stresses long words more than short ones', () => {
    const { words } = inputOf([word('a', 0, 0.1), word('wonderful', 0.2, 0.8), word('day', 0.9, 1.2)]);
    expect(words[1].stress).toBeGreaterThan(words[0].stress);
  });

  it('stresses the last word of a phrase and one with an exclamation mark', () => {
    const stressOf = (text: string) => inputOf([word(text, 0, 0.4), word('and', 0.5, 0.7)]).words[0].stress;
    expect(stressOf('skin,')).toBeGreaterThan(stressOf('skins'));
    expect(stressOf('skin!')).toBeGreaterThan(stressOf('skin,'));
  });

  it('never stresses a word beyond the most', () => {
    expect(inputOf([word('incomprehensibilities!', 0, 1)]).words[0].stress).toBe(1);
  });

  it('has no phrases when nothing is said', () => {
    const { words, phraseEndsSec } = inputOf([]);
    expect([words, phraseEndsSec]).toEqual([[], []]);
  });
});
