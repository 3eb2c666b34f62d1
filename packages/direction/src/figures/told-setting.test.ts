import { expect, it } from 'vitest';
import { countedIn } from '../testing/planned-figures.ts';

it.each([
  ['en-US', 'My oven lied to me. Set it for two hundred and sixty, then look.', 'figure 260'],
  ['en-US', 'My oven lied to me. Preheat to 425.', 'figure 425'],
  ['en-US', 'I fixed it with this wrench. It cost 8.50 at the hardware store.', 'figure 8.50'],
  ['de-DE', 'Mein Ofen hat gelogen. Stell ihn auf zweihundertvierzig.', 'figure 240'],
  ['de-DE', 'Wir backen Brot. Der Laib kostet 6,50.', 'figure 6,50'],
  ['de-DE', 'Mein Ofen hat gelogen. Heizt den Ofen auf 220 vor, und wartet.', 'figure 220'],
  ['es-ES', 'Mi horno miente. Precalienta el horno a 220, y espera.', 'figure 220'],
  ['fr-FR', 'Mon four ment. Préchauffez le four à 220, et attendez.', 'figure 220'],
  ['it-IT', 'Il mio forno mente. Preriscalda il forno a 220, e aspetta.', 'figure 220'],
  ['pt-BR', 'Meu forno mente. Preaqueça o forno a 220, e espere.', 'figure 220'],
  ['es-ES', 'Mi horno miente. Ponlo a doscientos veinte, y espera.', 'figure 220'],
])('a number that is set, or has cents, is shown as it is said in %s: %s', (locale, script, shown) => {
  expect(countedIn(script, locale)).toEqual([shown]);
});

it.each([
  ['en-US', 'My oven lied to me. Set it for seven, then sleep.'],
  ['en-US', 'Here is the house. It cost 2.000 in the end.'],
  ['en-US', 'Come and eat. We open the door for 7.30 in the evening.'],
  ['en-US', 'Here it comes. The new version is 2.10 and it is quick.'],
  ['en-US', 'I ran all year. My average was 3.50 in the end.'],
  ['de-DE', 'Komm mit an den See. Die Abfahrt ist 18.45 am Hafen.'],
])('and no other number without a unit is in %s: %s', (locale, script) => {
  expect(countedIn(script, locale)).toEqual([]);
});
