import { expect, it } from 'vitest';
import { countedIn } from '../testing/planned-figures.ts';

it.each([
  ['en-US', 'My oven lied to me. Set it for two hundred and sixty, then look.', 'figure 260'],
  ['en-US', 'My oven lied to me. Preheat to 425.', 'figure 425'],
  ['en-US', 'I fixed it with this wrench. It was 8.50 at the hardware store.', 'figure 8.50'],
  ['de-DE', 'Mein Ofen hat gelogen. Stell ihn auf zweihundertvierzig.', 'figure 240'],
  ['de-DE', 'Wir backen Brot. Der Laib kostet 6,50.', 'figure 6,50'],
  ['es-ES', 'Mi horno miente. Ponlo a doscientos veinte, y espera.', 'figure 220'],
])('a number that is set, or has cents, is shown as it is said in %s: %s', (locale, script, shown) => {
  expect(countedIn(script, locale)).toEqual([shown]);
});

it.each([
  'My oven lied to me. Set it for seven, then sleep.',
  'Our house has version 2.50 of it.',
  'We were born in 1985. The shop is here.',
])('and no other number without a unit is: %s', (script) => {
  expect(countedIn(script)).toEqual([]);
});
