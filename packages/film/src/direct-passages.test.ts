import type { FilmPlan } from '@herald/media/film-plan';
import type { SceneLook } from '@herald/media/scene/scene-spec';
import { beforeAll, describe, expect, test } from 'vitest';
import { sceneInPassages } from './testing/scene-in-passages.ts';

const LOOK: SceneLook = {
  seed: 7,
  aspect: '9:16',
  performer: { kind: 'preset', presetId: 'emma' },
  background: { kind: 'setting', setting: 'home', environment: 'day', lighting: 'natural', style: 'warm', seed: 7 },
};
const HOOK = 'Does your skin give up every winter?';
const BODY = 'Three drops in the morning are enough. They smell of nothing. A bottle lasts you the whole winter.';
const WISH = { words: 'They smell of nothing.', marks: [{ word: 0, mark: 'close' }] };
const GONE = { words: 'Elephants never forget anything.', marks: [{ word: 0, mark: 'close' }] };

type Directed = Awaited<ReturnType<typeof sceneInPassages>>;
const planOf = (...sentences: FilmPlan['sentences']): FilmPlan => ({ version: 1, sentences });

describe('the end card', () => {
  const endCard = { text: 'Call', detail: null, durationSec: 2, color: '#4a2fbd', style: 'stage' } as const;
  const cardAfter = async (...texts: string[]) => (await sceneInPassages({ ...LOOK, endCard }, texts)).scene.endCard;

  test('of a film that tells of death does not celebrate', async () => {
    expect(await cardAfter('When my gran died, we found her diary.', BODY)).toEqual({ ...endCard, isSober: true });
  });

  test('of every other one does', async () => {
    expect(await cardAfter(HOOK, BODY)).toEqual(endCard);
  });
});

describe('a script of two paragraphs', () => {
  let plain: Directed;
  let wished: Directed;

  beforeAll(async () => {
    plain = await sceneInPassages(LOOK, [HOOK, BODY]);
    wished = await sceneInPassages(LOOK, [HOOK, BODY], planOf(WISH, GONE));
  });

  test('lists the sentences of both, each with the time it is said at', () => {
    expect(plain.shown.sentences.map(({ words }) => words)).toEqual([HOOK, ...BODY.split(/(?<=\.) /u)]);
    for (const { words, fromSec } of plain.shown.sentences) {
      const first = plain.scene.words?.find(({ startSec }) => Math.abs(startSec - fromSec) < 1e-6);
      expect(first?.text).toBe(words.split(' ')[0]);
    }
  });

  test('films a sentence of the second as the plan asks', () => {
    const sentence = wished.shown.sentences.find(({ words }) => words === WISH.words);
    expect(sentence?.shots.map(({ word, size }) => [word, size])).toEqual([[0, 'close']]);
    const atSec = (sentence?.fromSec ?? 0) + 0.1;
    expect(wished.scene.shots.findLast(({ fromSec }) => fromSec <= atSec)?.size).toBe('close');
  });

  test('keeps the first as it was, and tells the wish whose sentence is gone', () => {
    expect(wished.scene.passages?.[0]).toEqual(plain.scene.passages?.[0]);
    expect(wished.shown.lost).toEqual([GONE]);
    expect(plain.shown.lost).toEqual([]);
  });
});
