import { spellingOf } from '@herald/media/spelled-numbers';
import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** How a language counts its points at the beginning of a sentence, from one on, beside its plain numbers. */
const POINTS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'first, firstly, first of all, first off',
    'second, secondly, second of all',
    'third, thirdly, third of all',
    'fourth, fourthly',
    'fifth, fifthly',
  ],
  de: ['eins, erstens', 'zweitens', 'drittens', 'viertens', 'fünftens'],
  es: [
    'una, primero, en primer lugar',
    'segundo, en segundo lugar',
    'tercero, en tercer lugar',
    'cuarto, en cuarto lugar',
    'quinto, en quinto lugar',
  ],
  fr: [
    'premièrement, en premier lieu',
    'deuxièmement, en deuxième lieu',
    'troisièmement, en troisième lieu',
    'quatrièmement',
    'cinquièmement',
  ],
  it: ['primo, in primo luogo', 'secondo, in secondo luogo', 'terzo, in terzo luogo', 'quarto', 'quinto'],
  pt: ['primeiro, em primeiro lugar', 'segundo, em segundo lugar', 'terceiro, em terceiro lugar', 'quarto', 'quinto'],
  hi: ['एक, पहला, पहली', 'दो, दूसरा, दूसरी', 'तीन, तीसरा, तीसरी', 'चार, चौथा, चौथी', 'पाँच, पांचवां, पाँचवाँ'],
};
/** What may stand before the number of a point: "and tip number two". */
const LEADS: Readonly<Record<string, readonly string[]>> = {
  en: ['and', 'number', 'tip', 'reason', 'step', 'thing', 'mistake', 'rule'],
  de: ['und', 'nummer', 'tipp', 'grund', 'schritt', 'fehler', 'regel'],
  es: ['y', 'número', 'consejo', 'razón', 'paso', 'error', 'regla'],
  fr: ['et', 'numéro', 'astuce', 'conseil', 'raison', 'étape', 'erreur', 'règle'],
  it: ['e', 'numero', 'consiglio', 'motivo', 'passo', 'errore', 'regola'],
  pt: ['e', 'número', 'dica', 'motivo', 'passo', 'erro', 'regra'],
  hi: ['और', 'नंबर', 'टिप', 'कारण', 'कदम', 'गलती', 'नियम'],
};
/** What is counted, and nothing to be glad of. */
const TROUBLES: Readonly<Record<string, readonly string[]>> = {
  en: cuesOf(
    'signs, symptoms, mistakes, errors, myths, three lies, four lies, two lies, five lies, problems, red flags, dangers, excuses, reasons your, reasons why your, doing wrong, ruining, killing, costing you',
  ),
  de: cuesOf(
    'anzeichen, zeichen, symptome, fehler, irrtümer, mythen, zwei lügen, drei lügen, vier lügen, probleme, ausreden, gründe warum dein, gründe warum deine, gründe warum ihr',
  ),
  es: cuesOf(
    'señales, síntomas, errores, mitos, mentiras, trampas, problemas, peligros, excusas, razones por las que tu',
  ),
  fr: cuesOf('signes, symptômes, erreurs, mythes, problèmes, dangers, excuses, raisons pour lesquelles votre'),
  it: cuesOf('segnali, segni, sintomi, errori, miti, problemi, pericoli, scuse, motivi per cui il tuo'),
  pt: cuesOf('sinais, sintomas, erros, mitos, problemas, perigos, desculpas, motivos pelos quais seu'),
  hi: cuesOf('संकेत, लक्षण, गलतियाँ, गलतियां, ग़लतियाँ, मिथक, समस्याएँ, खतरे, बहाने'),
};
const MOST_POINTS = 5;
const DIGIT = /^\d$/u;

export function leadsToNumber(plain: string, locale: string): boolean {
  return LEADS[languageOf(locale)]?.includes(plain) === true;
}

/** "Four signs your roof is done", "three reasons your car shakes": what a list may count that is no advice. */
export const troublesOf = (locale: string): readonly string[] => TROUBLES[languageOf(locale)] ?? [];

interface PointSaid {
  point: number;
  /** how many words name it */
  length: number;
}

/** Which point the words from a place on count: "third", "in second place"; undefined where they count none. */
export function pointAt(words: readonly { plain: string }[], start: number, locale: string): PointSaid | undefined {
  const isSaid = (phrase: readonly string[]) => phrase.every((word, at) => words[start + at]?.plain === word);
  const listed = (POINTS[languageOf(locale)] ?? []).flatMap((phrases, index) =>
    phrases.split(', ').map((phrase) => ({ point: index + 1, phrase: phrase.split(' ') })),
  );
  const ordinal = listed.filter(({ phrase }) => isSaid(phrase)).sort((a, b) => b.phrase.length - a.phrase.length)[0];
  if (ordinal) return { point: ordinal.point, length: ordinal.phrase.length };
  const plain = words[start]?.plain ?? '';
  const number = spellingOf(locale)?.values.get(plain) ?? (DIGIT.test(plain) ? Number(plain) : 0);
  return number >= 1 && number <= MOST_POINTS ? { point: number, length: 1 } : undefined;
}
