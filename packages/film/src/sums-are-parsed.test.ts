import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { expect, test } from 'vitest';
import { directScene } from './direct-scene.ts';

const WORD_SEC = 0.36;

/** A word every so many seconds. */
function sceneOf(script: string, locale: string, change: Record<string, unknown>) {
  const found = Array.from(script.matchAll(/\S+/gu));
  const words = found.map(({ 0: text, index }, place) => ({
    ...{ text, startChar: index, endChar: index + text.length },
    ...{ startSec: place * WORD_SEC, endSec: place * WORD_SEC + 0.3 },
  }));
  const spec = parseSceneSpec({
    ...{ locale, aspect: '9:16', captions: { style: 'pop', position: 'bottom' } },
    ...{ performer: { kind: 'preset', presetId: 'emma' }, background: { kind: 'color', color: '#203040' } },
    words: words.map(({ text, startSec, endSec }) => ({ text, startSec, endSec })),
    durationSec: words.length * WORD_SEC + 0.5,
    ...change,
  });
  return directScene(spec, { script, words, phones: [] }, { pace: 'natural', hasFigures: true }).scene;
}

const HOOK = { text: 'Bread by hand', durationSec: 3 };

test.each([
  ['en-US', { hook: HOOK }, 'Nine dollars a loaf is what we ask for bread that is made by hand in our own street.'],
  ['en-US', {}, 'Three things. One, $19 a year. Two, it is quiet. Three, it is small.'],
  ['fr-FR', {}, 'Trois raisons. Un, 19 € par mois. Deux, c’est calme. Trois, c’est petit.'],
])('a planned film with its sum is a scene in %s: %j %s', (locale, change, script) => {
  const scene = sceneOf(script, locale, change);
  const sums = ({ figures }: typeof scene) => figures.filter(({ parts }) => /[$€]/u.test(parts[0]?.text ?? ''));
  expect(sums(scene)).toHaveLength(1);
  expect(sums(parseSceneSpec(scene))).toEqual(sums(scene));
});
