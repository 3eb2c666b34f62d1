import { languageOf } from './language-of.ts';
import { spellingOf } from './spelled-numbers.ts';

/** How a language counts its points at the beginning of a sentence, from one on, beside its plain numbers. */
const POINTS: Readonly<Record<string, readonly string[]>> = {
  en: ['first, firstly', 'second, secondly', 'third, thirdly', 'fourth', 'fifth'],
  de: ['eins, erstens', 'zweitens', 'drittens', 'viertens', 'fünftens'],
  es: ['una, primero', 'segundo', 'tercero', 'cuarto', 'quinto'],
  fr: ['premièrement', 'deuxièmement', 'troisièmement', 'quatrièmement', 'cinquièmement'],
  it: ['primo', 'secondo', 'terzo', 'quarto', 'quinto'],
  pt: ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto'],
  hi: ['एक, पहला, पहली', 'दो, दूसरा, दूसरी', 'तीन, तीसरा, तीसरी', 'चार, चौथा, चौथी', 'पाँच, पांचवां, पाँचवाँ'],
};
/** What may stand before the number of a point: "tip number one". */
const LEADS: Readonly<Record<string, readonly string[]>> = {
  en: ['number', 'tip', 'reason', 'step', 'thing', 'mistake', 'rule'],
  de: ['nummer', 'tipp', 'grund', 'schritt', 'fehler', 'regel'],
  es: ['número', 'consejo', 'razón', 'paso', 'error', 'regla'],
  fr: ['numéro', 'astuce', 'conseil', 'raison', 'étape', 'erreur', 'règle'],
  it: ['numero', 'consiglio', 'motivo', 'passo', 'errore', 'regola'],
  pt: ['número', 'dica', 'motivo', 'passo', 'erro', 'regra'],
  hi: ['नंबर', 'टिप', 'कारण', 'कदम', 'गलती', 'नियम'],
};
const MOST_POINTS = 5;
const DIGIT = /^\d$/u;

export function leadsToNumber(plain: string, locale: string): boolean {
  return LEADS[languageOf(locale)]?.includes(plain) === true;
}

/** Which point a word counts, 0 where it counts none. */
export function pointOf(plain: string, locale: string): number {
  const listed = POINTS[languageOf(locale)] ?? [];
  const ordinal = listed.findIndex((words) => words.split(', ').includes(plain)) + 1;
  const plainNumber = spellingOf(locale)?.values.get(plain) ?? (DIGIT.test(plain) ? Number(plain) : 0);
  return ordinal || (plainNumber >= 1 && plainNumber <= MOST_POINTS ? plainNumber : 0);
}
