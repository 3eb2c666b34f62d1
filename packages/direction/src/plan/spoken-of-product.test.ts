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

it.each([
  ['en-US', 'This is the serum. I am 43, by the way.', 'One bottle lasts me two months.'],
  ['en-US', 'This is the serum. I am 43, by the way.', 'It was $34 a jar in May.'],
  ['en-US', 'This is the serum. I am 43, by the way.', 'Two drops in the morning.'],
  ['en-US', 'This is the cola. I live in Boston.', 'Two cans fit in a shoe.'],
  ['de-DE', 'Das ist das Serum. Ich wohne in Bonn.', 'Eine Flasche reicht zwei Monate.'],
  ['es-ES', 'Este es el sérum. Vivo en Burgos.', 'Un frasco me dura dos meses.'],
  ['es-ES', 'Este es el sérum. Vivo en Burgos.', 'Cuesta 29 € en total.'],
  ['fr-FR', 'Voici le sérum. Je vis à Lyon.', 'Un flacon dure deux mois.'],
  ['it-IT', 'Questo è il siero. Vivo a Torino.', 'Un flacone dura due mesi.'],
  ['pt-BR', 'Este é o sérum. Moro em Natal.', 'Um frasco dura dois meses.'],
  ['hi-IN', 'यह मेरा सीरम है। मैं पटना में रहता हूँ।', 'एक बोतल दो महीने चलती है।'],
])('what is counted as its bottle is the product, once it was shown (%s: %s %s)', (locale, script, pack) => {
  expect(sentencesOf(`${script} ${pack}`, isOfIt, locale).at(-1)).toBe(pack);
  expect(sentencesOf(pack, isOfIt, locale)).toEqual([]);
});

it.each([
  ['en-US', 'This is the serum. I live in Boston.', 'One bottle of wine is enough for us.'],
  ['en-US', 'This is the serum. I live in Boston.', 'One can only hope for rain.'],
  ['en-US', 'This is the serum. I live in Boston.', 'We packed the car with a bag.'],
  ['de-DE', 'Das ist das Serum. Ich wohne in Bonn.', 'Eine Flasche Wein war offen.'],
  ['fr-FR', 'Voici le sérum. Je vis à Lyon.', 'Un pot de miel était ouvert.'],
])('a bottle of something else is not (%s: %s %s)', (locale, script, other) => {
  expect(sentencesOf(`${script} ${other}`, isOfIt, locale)).toHaveLength(1);
});
