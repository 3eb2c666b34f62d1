import { languageOf } from './language-of.ts';

/** How a language counts its points at the beginning of a sentence, from one on. */
const POINTS: Readonly<Record<string, readonly string[]>> = {
  en: ['one, first, firstly', 'two, second, secondly', 'three, third, thirdly', 'four, fourth', 'five, fifth'],
  de: ['eins, erstens', 'zwei, zweitens', 'drei, drittens', 'vier, viertens', 'fünf, fünftens'],
  es: ['uno, una, primero', 'dos, segundo', 'tres, tercero', 'cuatro, cuarto', 'cinco, quinto'],
  fr: ['un, premièrement', 'deux, deuxièmement', 'trois, troisièmement', 'quatre, quatrièmement', 'cinq'],
  it: ['uno, primo', 'due, secondo', 'tre, terzo', 'quattro, quarto', 'cinque, quinto'],
  pt: ['um, primeiro', 'dois, segundo', 'três, terceiro', 'quatro, quarto', 'cinco, quinto'],
  hi: ['एक, पहला, पहली', 'दो, दूसरा, दूसरी', 'तीन, तीसरा, तीसरी', 'चार, चौथा, चौथी', 'पाँच, पांचवां, पाँचवाँ'],
};

/** Which point a word counts, 0 where it counts none. */
export function pointOf(plain: string, locale: string): number {
  const listed = POINTS[languageOf(locale)] ?? [];
  const spelled = listed.findIndex((words) => words.split(', ').includes(plain)) + 1;
  return spelled || (/^[1-5]$/u.test(plain) ? Number(plain) : 0);
}
