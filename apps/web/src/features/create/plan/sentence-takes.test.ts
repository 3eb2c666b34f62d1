import type { FilmPlan, ShownPlan, ShownSentence } from '@herald/media/film-plan';
import { kindOfMark } from '@herald/media/film-plan';
import { describe, expect, it } from 'vitest';
import { lockSentence } from './plan-changes.ts';
import { retakeSentence, TAKES, type Take } from './sentence-takes.ts';

const sentence = (words: string, change: Partial<ShownSentence> = {}): ShownSentence => ({
  ...{ words, fromSec: 0, untilSec: 2, shots: [{ word: 0, size: 'wide' }], expression: 'excited' },
  ...{ gestures: ['beat'], gestureWords: [1], figures: [], marks: [], written: [], why: [] },
  ...change,
});
const shown: ShownPlan = {
  sentences: [
    sentence('Come in.', {
      shots: [
        { word: 0, size: 'wide' },
        { word: 1, size: 'close' },
      ],
    }),
    sentence('Stay.'),
  ],
  lost: [],
};
const take = (kind: Take, of: ShownPlan = shown, kept?: FilmPlan, means = { hasFace: true, hasHands: true }) =>
  retakeSentence(kept, of, 0, { take: kind, ...means, random: () => 0.5 });
const marksOf = (plan: FilmPlan | undefined) => plan?.sentences[0]?.marks.map(({ mark }) => mark);

describe('one sentence taken otherwise', () => {
  it('more like this keeps shots and face, and says it with other hands', () => {
    expect(marksOf(take('alike'))).toEqual(['wide', 'close', 'excited', 'both palms']);
  });

  it('calmer is one shot, a calm face and no more hands than before', () => {
    expect(marksOf(take('calmer'))).toEqual(['wide', 'friendly']);
  });

  it('a surprise has another shot, face and gesture', () => {
    const marks = marksOf(take('surprise')) ?? [];
    expect(marks.map(kindOfMark)).toEqual(['shot', 'face', 'hands']);
    for (const same of ['wide', 'excited', 'beat']) expect(marks).not.toContain(same);
  });

  it('a surprise stays in the mood of the sentence', () => {
    const sad = {
      ...shown,
      sentences: [sentence('It hurt.', { expression: 'concerned' }), ...shown.sentences.slice(1)],
    };
    const faces = [0, 0.3, 0.6, 0.99].map(
      (chance) =>
        retakeSentence(undefined, sad, 0, { take: 'surprise', hasFace: true, hasHands: false, random: () => chance })
          ?.sentences[0]?.marks[1]?.mark,
    );
    expect(new Set(faces)).toEqual(new Set(['serious', 'skeptical', 'neutral']));
  });

  it.each(TAKES)('%s leaves every other sentence, and what is written in this one', (kind) => {
    const kept = lockSentence(undefined, shown, 1);
    const written = sentence('Come in.', { written: ['shot', 'face', 'hands'] });
    const other = { ...shown, sentences: [written, ...shown.sentences.slice(1)] };
    const plan = take(kind, other, kept);
    expect(plan?.sentences[1]).toEqual(kept?.sentences[1]);
    expect(plan?.sentences[0]?.marks).toEqual([]);
  });

  it.each(TAKES)('%s asks nothing of a face or hands that are not there', (kind) => {
    const marks = marksOf(take(kind, shown, undefined, { hasFace: false, hasHands: false })) ?? [];
    expect(marks.map(kindOfMark).every((one) => one === 'shot')).toBe(true);
  });
});
