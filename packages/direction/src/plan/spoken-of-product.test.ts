import { expect, it } from 'vitest';
import { readClauses } from '../reading/read-clauses.ts';
import { said } from '../testing/said.ts';
import { type Told, toldOfProduct } from './told-of-product.ts';

/** The sentences of which something holds. */
function sentencesOf(script: string, holds: (told: Told) => boolean, locale = 'en-US'): string[] {
  const reading = said(script, locale);
  const told = toldOfProduct(readClauses(reading), { names: [], locale, durationSec: reading.durationSec });
  return told.filter(holds).map(({ words }) => words.map(({ text }) => text).join(' '));
}

const isOfIt = ({ spokenSec }: Told) => spokenSec !== undefined;

it.each([
  [
    'en-US',
    'My sister gave me this little jar. It rains in Boston. One jar lasts three months.',
    'One jar lasts three months.',
  ],
  [
    'de-DE',
    'Dann kam diese kleine Tube. Es regnet in Bonn. Eine Tube reicht zwei Monate.',
    'Eine Tube reicht zwei Monate.',
  ],
  ['es-ES', 'Este pequeño paquete cambió todo. Vivo en Burgos. Un paquete dura un mes.', 'Un paquete dura un mes.'],
])('what the script points at and names again is the product (%s)', (locale, script, again) => {
  expect(sentencesOf(script, isOfIt, locale).at(-1)).toBe(again);
});

it.each([
  'This changed my life. Rain again in Boston. The life of a baker is hard.',
  'This is the one. Rain again in Boston. The one on the left is my brother.',
])('what follows "this" and is no thing does not become it: %s', (script) => {
  expect(sentencesOf(script, isOfIt)).toHaveLength(1);
});

it('words for several mean it once the script has pointed at several', () => {
  const script = (first: string) => `${first} I wear them on every run. I only hang them up.`;
  expect(sentencesOf(script('These socks changed that.'), ({ goesOn }) => goesOn)).toHaveLength(3);
  expect(sentencesOf(script('This shop is new.'), ({ goesOn }) => goesOn)).toHaveLength(1);
});

it('a word for one still means it then, and words for several mean nothing once one is pointed at', () => {
  const goOn = (script: string) => sentencesOf(script, ({ goesOn }) => goesOn);
  expect(goOn('These socks changed that. I wear it all out.')).toHaveLength(2);
  expect(goOn('These shops are closed. This sock is new. They sing all day.')).toHaveLength(2);
});

it.each([
  ['en-US', 'Two drops before bed. Before breakfast I wash it off. Order before Sunday.', []],
  [
    'en-US',
    'Before, I cooked all day. Nothing is like before.',
    ['Before, I cooked all day.', 'Nothing is like before.'],
  ],
  ['es-ES', 'Antes de dormir lo muelo. Antes gastaba mucho.', ['Antes gastaba mucho.']],
])('a time of day tells of nothing older (%s: %s)', (locale, script, older) => {
  expect(sentencesOf(script, ({ isAway }) => isAway, locale)).toEqual(older);
});

it('a price that the speaker paid before is not its price', () => {
  const script = (who: string) => `This jar is new. ${who} a hundred dollars.`;
  expect(sentencesOf(script('I tried creams for'), isOfIt)).toHaveLength(1);
  expect(sentencesOf(script('At the store'), isOfIt)).toHaveLength(2);
});
