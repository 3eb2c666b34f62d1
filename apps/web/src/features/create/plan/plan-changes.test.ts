import type { ShownPlan, ShownSentence } from '@herald/media/film-plan';
import { describe, expect, it } from 'vitest';
import { calmerPace, chooseMark, freeSentence, lockSentence } from './plan-changes.ts';

const sentence = (words: string, change: Partial<ShownSentence> = {}): ShownSentence => ({
  ...{ words, fromSec: 0, untilSec: 2, shots: [{ word: 0, size: 'wide' }], expression: 'neutral' },
  ...{ gestures: [], gestureWords: [], figures: [], marks: [], written: [], why: [] },
  ...change,
});
const shown: ShownPlan = {
  sentences: [
    sentence('Come in.'),
    sentence('Have a look.', {
      shots: [
        { word: 0, size: 'close' },
        { word: 2, size: 'product' },
      ],
    }),
  ],
  lost: [{ words: 'Gone.', marks: [{ word: 0, mark: 'close' }] }],
};
const NEUTRAL = { word: 0, mark: 'neutral', isKept: true };
const close = { kind: 'shot', mark: 'close' } as const;

describe('changes of a plan', () => {
  it('choose one mark of a kind, beside those of others', () => {
    const faced = chooseMark(undefined, shown, 1, { kind: 'face', mark: 'proud' });
    const wide = chooseMark(faced, shown, 1, { kind: 'shot', mark: 'wide' });
    expect(chooseMark(wide, shown, 1, close)?.sentences[1]?.marks).toEqual([
      { word: 0, mark: 'proud' },
      { word: 0, mark: 'close' },
    ]);
  });

  it('lock each shot of a sentence at its word', () => {
    expect(lockSentence(undefined, shown, 1)?.sentences[1]?.marks).toEqual([
      { word: 0, mark: 'close' },
      { word: 2, mark: 'show product' },
      NEUTRAL,
    ]);
  });

  it('lock the hands of a sentence that shows them, and keep out other gestures', () => {
    const made = { ...shown, sentences: [sentence('Come in here.', { gestures: ['both-palms'], gestureWords: [1] })] };
    expect(lockSentence(undefined, made, 0)?.sentences[0]?.marks).toEqual([
      { word: 0, mark: 'wide' },
      NEUTRAL,
      { word: 1, mark: 'both palms' },
      { word: 1, mark: 'no gesture' },
    ]);
    expect(lockSentence(undefined, shown, 0)?.sentences[0]?.marks).toContainEqual({ word: 0, mark: 'no gesture' });
  });

  it('keep what was chosen a moment ago, though it is not shown yet', () => {
    const plan = chooseMark(chooseMark(undefined, shown, 0, close), shown, 1, close);
    expect(plan?.sentences.map(({ marks }) => marks.length)).toEqual([1, 1]);
  });

  it('leave no plan where nothing is chosen any more', () => {
    expect(freeSentence(chooseMark(undefined, shown, 0, close), shown, 0)).toBeUndefined();
    expect(chooseMark(undefined, shown, 0, { kind: 'shot', mark: undefined })).toBeUndefined();
  });

  it('go on from the sentences that are said now', () => {
    const old = chooseMark(undefined, { ...shown, sentences: [sentence('Gone.')] }, 0, close);
    expect(chooseMark(old, shown, 0, close)?.sentences.map(({ words }) => words)).toEqual(['Come in.', 'Have a look.']);
  });

  it('calm a film down to one shot', () => {
    expect([calmerPace('fast'), calmerPace('calm'), calmerPace('single')]).toEqual(['natural', 'single', undefined]);
  });
});
