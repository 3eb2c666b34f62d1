import { expect, it } from 'vitest';
import { ROOMS_OF } from './choices.ts';
import { placeOfScript } from './place-of-script.ts';
import { PLACE_WORDS } from './place-words.ts';

const named = (script: string) => {
  const place = placeOfScript(script);
  return place && (place.room || place.setting);
};

it.each([
  ['gym', 'I joined this gym to hide in the corner. Now I run the morning class.'],
  ['workshop', 'Your brakes squeal? Bring the car in before nine, and drive home at noon.'],
  ['workshop', 'We plane every oak board by hand, with tools older than me.'],
  ['kitchen', 'One spoon in the pan, and dinner smells like my grandmother’s.'],
  ['shop', 'Our bakery opens at five, because bread does not wait.'],
  ['shop', 'My hairdresser listens. That is the whole trick.'],
  ['outdoor', 'Your hedge is taller than your house. We come with ladders.'],
  ['modern', 'I used to send every invoice twice. Now the software does.'],
  ['studio', 'Three chords, one song, and your first guitar lesson is free.'],
  ['workshop', 'Unsere Werkstatt repariert dein Rad, während du Kaffee trinkst.'],
  ['outdoor', 'Mi jardín era una selva. Vinieron dos personas y un perro.'],
  ['shop', 'Notre boulangerie ouvre à cinq heures.'],
  ['kitchen', 'In cucina non si scherza: questa padella non attacca.'],
  ['gym', 'Faço musculação há dez anos, e nunca cansei.'],
])('somebody who says this stands in a place of its kind, %s: %s', (place, script) => {
  expect(named(script)).toBe(place);
});

it.each([
  'I never slept this well. The mattress came on a Tuesday.',
  'My car is old and so am I.',
  'Try it for thirty days. If you do not love it, send it back.',
  '',
])('words that tell no place leave it open: %s', (script) => {
  expect(placeOfScript(script)).toBeUndefined();
});

it('of two places that a script speaks of alike, none is taken', () => {
  expect(placeOfScript('From the gym to the bakery in five minutes.')).toBeUndefined();
});

it('has only rooms that their setting has', () => {
  for (const { place } of PLACE_WORDS)
    expect(place.room === '' || ROOMS_OF[place.setting].includes(place.room)).toBe(true);
});
