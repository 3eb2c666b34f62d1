import type { Expression } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { REST_MOUTH } from '#people/mouth/viseme-mouths.ts';
import { feelingReader, filmedMouthReader, mouthReader, NO_PLAN } from './acting-input-of.ts';

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

describe('feelingReader', () => {
  const plan = (name: Expression, atSec = -1) => ({ ...NO_PLAN, expressions: [{ atSec, name, strength: 1 }] });

  it('adds nothing to a filmed face where nothing is felt or planned', () => {
    expect(feelingReader(plan('neutral'))(1)).toEqual({ smile: 0, brow: 0, worry: 0, beam: 0, stare: 0 });
    expect(feelingReader(null)(1)).toEqual({ smile: 0, brow: 0, worry: 0, beam: 0, stare: 0 });
  });

  it('adds a broad smile in delight, a milder one where words are friendly, and takes it away in bad news', () => {
    const smileIn = (name: Expression) => feelingReader(plan(name))(1).smile;
    expect(smileIn('delighted')).toBeCloseTo(1);
    expect(smileIn('friendly')).toBeCloseTo(0.69, 1);
    expect(smileIn('concerned')).toBeCloseTo(-1);
  });

  it('raises the inner ends of the brows in bad news alone', () => {
    expect(feelingReader(plan('concerned'))(1).worry).toBeCloseTo(1);
    expect(feelingReader(plan('delighted'))(1).worry).toBe(0);
  });

  it('raises brows in surprise and at stressed words', () => {
    expect(feelingReader(plan('surprised'))(1).brow).toBeCloseTo(1);
    const stressed = { ...plan('neutral'), accents: [{ atSec: 2, strength: 1 }] };
    expect(feelingReader(stressed)(2.15).brow).toBeGreaterThan(0.3);
    expect(feelingReader(stressed)(4).brow).toBe(0);
  });

  it('opens eyes wide in surprise, and not in joy that smiles', () => {
    expect(feelingReader(plan('surprised'))(1).stare).toBeGreaterThan(0.8);
    expect(feelingReader(plan('delighted'))(1).stare).toBe(0);
  });

  it('raises brows visibly at strong stresses, and not at all at weak ones', () => {
    const browAt = (strength: number) =>
      feelingReader({ ...plan('neutral'), accents: [{ atSec: 2, strength }] })(2.15).brow;
    expect([0.2, 0.4].map(browAt)).toEqual([0, 0]);
    expect(browAt(0.7)).toBeGreaterThan(0.55);
  });
});

describe('a laugh and a sigh of somebody who was filmed', () => {
  const during = (kind: 'laugh' | 'chuckle' | 'sigh') => {
    const acting = { ...NO_PLAN, sounds: [{ kind, fromSec: 1, untilSec: 1.9 }] };
    return { mouthAt: filmedMouthReader(TRACK, acting), feelingAt: feelingReader(acting) };
  };

  it('open lips that follow no word', () => {
    expect(during('laugh').mouthAt(1.4).open).toBeGreaterThan(0.4);
    expect(during('laugh').mouthAt(1.4).teeth).toBeGreaterThan(0.8);
    expect(during('sigh').mouthAt(1.5).open).toBeGreaterThan(0.15);
    expect(during('sigh').mouthAt(0.1)).toEqual(mouthReader(TRACK)(0.1));
  });

  it('are felt in the whole face, and gone with the sound', () => {
    const { feelingAt } = during('laugh');
    const felt = feelingReader(NO_PLAN);
    expect(feelingAt(1.4).smile).toBeGreaterThan(felt(1.4).smile + 0.2);
    expect(feelingAt(1.4).beam).toBeCloseTo(1);
    expect(during('sigh').feelingAt(1.5).worry).toBeCloseTo(0.5);
    expect(during('sigh').feelingAt(1.5).smile).toBeLessThan(0);
    expect(feelingAt(2)).toEqual(felt(2));
  });
});
