import { describe, expect, it } from 'vitest';
import { SceneSpecError } from '../spec-reader.ts';
import { parseSceneSpec } from './parse-scene-spec.ts';

const SCENE = {
  durationSec: 10,
  performer: { kind: 'preset', presetId: 'emma' },
  background: { kind: 'color', color: '#2f6f6a' },
};

/** The field that is refused when a scene is changed, or nothing. */
function refused(change: object): string | undefined {
  try {
    parseSceneSpec({ ...SCENE, ...change });
  } catch (error) {
    if (error instanceof SceneSpecError) return error.path;
    throw error;
  }
  return undefined;
}

describe('a scene', () => {
  it.each([
    ['durationSec', [0.1, 3600], [0, 0.09, 3601, '5']],
    ['seed', [0, 2 ** 32 - 1], [-1, 2 ** 32]],
    ['camera', ['still', 'drift'], ['cuts', '']],
    ['locale', ['en', 'de-CH', 'zh-Hans-CN'], ['e', 'x'.repeat(36), 5]],
    ['version', [1], [0, 2, '1']],
  ])('takes for %s only what can be drawn', (field, taken, others) => {
    for (const value of taken) expect(refused({ [field]: value }), `${value}`).toBeUndefined();
    for (const value of others) expect(refused({ [field]: value }), `${value}`).toBe(field);
  });

  it('writes its language tag in the usual letter case', () => {
    expect(parseSceneSpec({ ...SCENE, locale: 'EN-us' }).locale).toBe('en-US');
  });

  it('has at most 20,000 words', () => {
    const words = (count: number) => Array.from({ length: count }, () => ({ text: 'a', startSec: 0, endSec: 1 }));
    expect(refused({ words: words(20_000) })).toBeUndefined();
    expect(refused({ words: words(20_001) })).toBe('words');
  });

  it('may have words that start together', () => {
    const word = { text: 'a', startSec: 1, endSec: 2 };
    expect(refused({ words: [word, word] })).toBeUndefined();
  });
});

describe('what lies over a scene', () => {
  it.each([
    ['hook.text', { hook: { text: 'x'.repeat(121) } }],
    ['hook.durationSec', { hook: { text: 'Look', durationSec: 0.4 } }],
    ['hook.durationSec', { hook: { text: 'Look', durationSec: 11 } }],
    ['endCard.text', { endCard: { text: 'x'.repeat(121) } }],
    ['endCard.detail', { endCard: { text: 'Bye', detail: 'x'.repeat(121) } }],
    ['endCard.durationSec', { endCard: { text: 'Bye', durationSec: 11 } }],
    ['endCard.color', { endCard: { text: 'Bye', color: 'red' } }],
    ['card.picture', { card: { picture: '' } }],
    ['card.leaveAtSec', { card: { picture: 'p', enterAtSec: 4, leaveAtSec: 3 } }],
    ['card.leaveAtSec', { card: { picture: 'p', leaveAtSec: 11 } }],
    ['card.shownAtSec[1]', { card: { picture: 'p', shownAtSec: [3, 11] } }],
    ['card.shownAtSec[0]', { card: { picture: 'p', shownAtSec: ['3'] } }],
    ['card.placement', { card: { picture: 'p', placement: 'floor' } }],
    ['card.label', { card: { picture: 'p', label: 'x'.repeat(41) } }],
    ['captions.style', { captions: { style: 'comic' } }],
    ['captions.position', { captions: { position: 'left' } }],
    ['logo.picture', { logo: {} }],
    ['mouth.rateHz', { mouth: { rateHz: 0 } }],
    ['mouth.open[0]', { mouth: { rateHz: 100, open: [1.1] } }],
  ])('is refused by the name of %s', (field, change) => {
    expect(refused(change)).toBe(field);
  });

  it('stays to the end unless it is told when to leave', () => {
    expect(parseSceneSpec({ ...SCENE, card: { picture: 'p' } }).card).toMatchObject({
      enterAtSec: 0,
      leaveAtSec: null,
      again: [],
      placement: 'beside',
      label: null,
    });
  });

  it('keeps when words show the product, where somebody knows', () => {
    const cardOf = (told: object) => parseSceneSpec({ ...SCENE, card: { picture: 'p', ...told } }).card;
    expect(cardOf({ shownAtSec: [0, 4.5] })).toMatchObject({ shownAtSec: [0, 4.5] });
    expect(cardOf({ shownAtSec: [] })).toMatchObject({ shownAtSec: [] });
    expect(cardOf({})).not.toHaveProperty('shownAtSec');
  });

  it('ends with a card that is never longer than the scene', () => {
    const { endCard } = parseSceneSpec({ ...SCENE, durationSec: 1, endCard: { text: 'Bye' } });
    expect(endCard?.durationSec).toBeLessThanOrEqual(1);
  });
});

describe('the background of a scene', () => {
  it.each([
    [{ kind: 'video' }, 'background.kind'],
    [{ kind: 'picture' }, 'background.picture'],
    [{ kind: 'picture', picture: 'p', softness: 1.1 }, 'background.softness'],
    [{ kind: 'setting' }, 'background.setting'],
    [{ kind: 'setting', setting: 'home', lighting: 'candles' }, 'background.lighting'],
    [{ kind: 'setting', setting: 'home', style: 'loud' }, 'background.style'],
    [{ kind: 'setting', setting: 'home', environment: 'night' }, 'background.environment'],
    [{ kind: 'color' }, 'background.color'],
  ])('%j is refused for %s', (background, field) => {
    expect(refused({ background })).toBe(field);
  });
});

describe('the performer of a scene', () => {
  it.each([
    [{ kind: 'robot' }, 'performer.kind'],
    [{ kind: 'character' }, 'performer.params'],
    [{ kind: 'character', params: { ageYears: 200 } }, 'performer.params.ageYears'],
    [{ kind: 'preset', presetId: 'emma', overrides: { mood: 'sad' } }, 'performer.overrides.mood'],
    [{ kind: 'photo', points: {} }, 'performer.picture'],
  ])('%j is refused for %s', (performer, field) => {
    expect(refused({ performer })).toBe(field);
  });
});
