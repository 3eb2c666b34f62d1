import { type FilmPlan, keptPlan, PLAN_VERSION } from '@herald/media/film-plan';
import { GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { said } from '../testing/said.ts';
import { TWENTY_SCRIPTS } from '../testing/twenty-scripts.ts';
import { planDirection } from './plan-direction.ts';

const SCRIPT =
  'The shop stands near the old station. Our bread is baked at four in the morning. Come and see it today.';
const BREAD = 'Our bread is baked at four in the morning.';

function directed(script: string, { plan, seed = 3 }: { plan?: FilmPlan; seed?: number } = {}) {
  const camera = { pace: 'natural', sizes: ['wide', 'medium', 'close'], limits: [], mediumGestures: [] } as const;
  return planDirection(
    { ...said(script), plan },
    { product: null, camera },
    { mood: 'composed', gestures: GESTURES },
    seed,
  );
}

const planFor = (words: string, ...marks: [number, string][]): FilmPlan => ({
  version: PLAN_VERSION,
  sentences: [{ words, marks: marks.map(([word, mark]) => ({ word, mark })) }],
});

describe('a plan', () => {
  it.each(['wide', 'medium', 'close'])('shows its sentence %s to the end', (size) => {
    const { shown } = directed(SCRIPT, { plan: planFor(BREAD, [0, size]) });
    expect(shown.sentences[1]?.shots.map((shot) => [shot.word, shot.size])).toEqual([[0, size]]);
  });

  it('changes the shot at a word of a sentence', () => {
    const { shown } = directed(SCRIPT, { plan: planFor(BREAD, [0, 'close'], [4, 'wide']) });
    expect(shown.sentences[1]?.shots).toEqual([
      { word: 0, size: 'close', isCut: true },
      { word: 4, size: 'wide', isCut: true },
    ]);
  });

  it('acts like marks of the script', () => {
    const plan = planFor(BREAD, [0, 'proud'], [2, 'nod']);
    expect(directed(SCRIPT, { plan }).acting).toEqual(
      directed(SCRIPT.replace('Our bread is', '[proud] Our bread [nod] is')).acting,
    );
  });

  it('gives way to a mark of its kind that is written in the sentence', () => {
    const { shown } = directed(SCRIPT.replace('Our', '[wide] Our'), { plan: planFor(BREAD, [0, 'close']) });
    expect(shown.sentences[1]).toMatchObject({ shots: [{ word: 0, size: 'wide' }], written: ['shot'], marks: [] });
  });

  it('finds its sentence again after a word of it was changed', () => {
    const plan = planFor('Our bread was baked at five in the morning!', [0, 'close']);
    const { shown } = directed(SCRIPT, { plan });
    expect(shown.lost).toEqual([]);
    expect(shown.sentences[1]?.marks).toEqual([{ word: 0, mark: 'close' }]);
  });

  it('tells which of its sentences is no longer said', () => {
    const plan = planFor('Fresh rolls cost nothing on Sundays.', [0, 'close']);
    const { shown } = directed(SCRIPT, { plan });
    expect(shown.lost).toEqual(plan.sentences);
    expect(shown.sentences.flatMap(({ marks }) => marks)).toEqual([]);
  });

  it.each<[string, [number, string][], [number, string][]]>([
    [
      'a word that its sentence does not have',
      [
        [99, 'close'],
        [0, 'proud'],
      ],
      [[99, 'close']],
    ],
    ['a picture that the film does not have', [[0, 'picture 7']], [[0, 'picture 7']]],
    [
      'a clip beside the presenter that it does not have',
      [
        [0, 'split 1'],
        [2, 'nod'],
      ],
      [[0, 'split 1']],
    ],
    ['a product that it does not have', [[0, 'show product']], [[0, 'show product']]],
    [
      'two shots at one word, of which the later is seen',
      [
        [0, 'wide'],
        [0, 'close'],
      ],
      [[0, 'wide']],
    ],
  ])('tells of %s', (_, asked, idle) => {
    const { shown } = directed(SCRIPT, { plan: planFor(BREAD, ...asked) });
    expect(shown.idle).toEqual([{ words: BREAD, marks: idle.map(([word, mark]) => ({ word, mark })) }]);
  });

  it('shows the later of two shots at one word', () => {
    for (const [first, later] of [
      ['wide', 'close'],
      ['close', 'wide'],
    ] as const) {
      const { shown } = directed(SCRIPT, { plan: planFor(BREAD, [0, first], [0, later]) });
      expect(shown.sentences[1]?.shots[0]?.size).toBe(later);
    }
  });

  it('that was kept makes the same shots with any seed', () => {
    for (const script of TWENTY_SCRIPTS) {
      const first = directed(script);
      const again = directed(script, { plan: keptPlan(first.shown), seed: 99 });
      expect(again.shots).toEqual(first.shots);
      expect(again.shown.idle).toBeUndefined();
      expect(keptPlan(again.shown)).toEqual(keptPlan(first.shown));
    }
  });
});
