import { expect, it } from 'vitest';
import { readWords } from '../reading/read-words.ts';
import { said } from '../testing/said.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { closingPlace } from './closing-place.ts';

const placeOf = (script: string, locale: string) => {
  const { words, phones } = said(script, locale);
  return closingPlace(readWords(words, phones, cueWordsOf(locale)), locale)?.lines;
};

it.each([
  ['en-US', "Come by Kowalski Auto on Ninth and we'll have you out by lunch.", ['Kowalski Auto', 'On Ninth']],
  ['en-US', 'Stop by Baker and Sons on Mill Street.', ['Baker and Sons', 'On Mill Street']],
  ['de-DE', 'Kommt vorbei bei Bäckerei Lindner in der Gartenstraße.', ['Bäckerei Lindner', 'In der Gartenstraße']],
  ['es-ES', 'Pásate por Panadería Sol en la Plaza Mayor.', ['Panadería Sol', 'En la Plaza Mayor']],
  ['fr-FR', 'Passez chez Maison Dubois rue Victor Hugo.', ['Maison Dubois', 'Rue Victor Hugo']],
])('a shop is named with where it is in %s: %s', (locale, script, lines) => {
  expect(placeOf(script, locale)).toEqual(lines);
});

it.each([
  ['en-US', 'Come by Kowalski Auto today.'],
  ['en-US', 'Stop by Hannah Brandt on Friday.'],
  ['en-US', 'Come by on Ninth.'],
  ['en-US', 'I work at Kowalski Auto on Ninth.'],
  ['en-US', 'Swing by Willow in May.'],
  ['de-DE', 'Kommt vorbei bei Hanna Brandt am Samstag.'],
])('and nothing else is one in %s: %s', (locale, script) => {
  expect(placeOf(script, locale)).toBeUndefined();
});
