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
  it('keeps the seed, the plan and the times of every word', () => {
    const spec = sampleScene({ seed: 42 });
    const { seed, plan, words } = actingInputOf(spec);
    expect([seed, plan]).toEqual([42, spec.acting]);
    expect(words).toMatchObject(spec.words.map(({ startSec, endSec }) => ({ startSec, endSec })));
  });

  it('looks into the camera in a friendly way without a plan', () => {
    const { plan } = actingInputOf({ ...sampleScene(), acting: null });
    expect([plan.expressions.map(({ name }) => name), plan.looks]).toEqual([['friendly'], []]);
  });
});
