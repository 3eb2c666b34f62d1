import { draftContent } from '@herald/contract/draft';
import type { SceneHints } from '@herald/media/scene/scene-hints';
import { describe, expect, test } from 'vitest';
import { hintWords, sceneFromHints } from './scene-hints.ts';

const { background } = draftContent.parse({});
const hints = { setting: 'modern', lighting: 'studio' } as const;

describe('the place a description speaks of', () => {
  test('becomes the scene of a draft whose scene nobody has chosen', () => {
    expect(sceneFromHints(background, hints)).toEqual({ room: '', ...hints });
  });

  test('is the kitchen of a home, and a plain wall where a colour was named', () => {
    const kitchen = { setting: 'home', room: 'kitchen', environment: 'day' } as const;
    expect(sceneFromHints(background, kitchen)).toEqual(kitchen);
    const wall = { setting: 'color', color: '#efc63c' };
    expect(sceneFromHints(background, { color: '#efc63c', setting: 'minimal' })).toEqual({ room: '', ...wall });
  });

  test('replaces the scene of a preference, and the one an earlier description spoke of', () => {
    const begun = { ...background, setting: 'modern' as const };
    const inKitchen = { ...begun, ...sceneFromHints(begun, { setting: 'home', room: 'kitchen' }) };
    expect(inKitchen).toMatchObject({ setting: 'home', room: 'kitchen' });
    expect({ ...inKitchen, ...sceneFromHints(inKitchen, hints) }).toMatchObject({ setting: 'modern', room: '' });
  });

  test('does not replace a chosen scene', () => {
    expect(sceneFromHints({ ...background, isChosen: true }, hints)).toEqual({});
  });

  test('changes nothing where nothing was said, and takes only what a scene has', () => {
    expect(sceneFromHints(background, {})).toEqual({});
    expect(sceneFromHints(background, JSON.parse('{ "weather": "rain" }'))).toEqual({});
  });

  test.each<[SceneHints, string]>([
    [hints, 'Modern Office, studio light'],
    [{ setting: 'home', room: 'kitchen' }, 'Kitchen'],
    [{ environment: 'evening' }, 'evening'],
    [{ color: '#112233' }, 'a plain wall'],
    [{}, ''],
  ])('%o is told as "%s"', (said, words) => {
    expect(hintWords(said)).toBe(words);
  });
});
