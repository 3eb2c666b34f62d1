import { expect, it } from 'vitest';
import { readWords } from '../reading/read-words.ts';
import { namesOf } from '../testing/planned-figures.ts';
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
  ['en-US', 'So come by Kowalski Auto in St. Louis.', ['Kowalski Auto', 'In St. Louis']],
  ['en-US', 'Come by Kowalski Auto on Ninth and Main.', ['Kowalski Auto', 'On Ninth and Main']],
  ['en-US', 'Come by Kowalski Auto off Route 9.', ['Kowalski Auto', 'Off Route 9']],
  ['en-US', 'Come by Kowalski Auto in Buffalo, New York.', ['Kowalski Auto', 'In Buffalo, New York']],
  [
    'en-US',
    'Come by Kowalski Auto on Martin Luther King Boulevard.',
    ['Kowalski Auto', 'On Martin Luther King Boulevard'],
  ],
  ['es-ES', 'Pásate por Casa Pepe en la Calle de la Cruz.', ['Casa Pepe', 'En la Calle de la Cruz']],
  ['fr-FR', 'Passez chez Maison Dubois rue Jean de La Fontaine.', ['Maison Dubois', 'Rue Jean de La Fontaine']],
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
  ['en-US', 'Come by Kowalski Auto in May.'],
  ['en-US', 'Come by Kowalski Auto on Memorial Day.'],
  ['en-US', 'Come by Kowalski Auto on Instagram.'],
  ['en-US', 'Come by Friday and Saturday on Ninth.'],
  ['en-US', 'Come by Kowalski Auto on Main every week.'],
  ['en-US', 'My mom would drop by Kowalski Auto in Queens.'],
  ['en-US', 'Every week I would come by Whole Foods on Main.'],
  ['en-US', 'Drop by Aunt Carol in Queens.'],
  ['de-DE', 'Kommt vorbei bei Bäckerei Lindner in der Mittagspause.'],
  ['de-DE', 'Kommt vorbei bei Bäckerei Lindner im Dienstag.'],
  ['de-DE', 'Wir kommen vorbei bei Bäckerei Lindner in der Gartenstraße.'],
  ['de-DE', 'Kommt vorbei bei Wind und Wetter in der Gartenstraße.'],
  ['es-ES', 'Mi madre pasa por Casa Pepe en Madrid.'],
  ['es-ES', 'Visita Casa Pepe en Madrid.'],
  ['es-ES', 'Pásate por Casa Pepe en Semana Santa.'],
  ['es-ES', 'Pásate por Casa Pepe en Agosto.'],
  ['fr-FR', 'Passez chez Maison Dubois à Pâques.'],
])('and nothing else is one in %s: %s', (locale, script) => {
  expect(placeOf(script, locale)).toBeUndefined();
});

it('its call keeps its sign where no card comes', () => {
  expect(namesOf('We fix cars by lunch. Come by Kowalski Auto on Ninth.')).toContain('chips Come by Kowalski Auto');
});
