/** How a language says small numbers and what makes them large, and the words of ratings and of the clock. */
export interface NumberWords {
  /** from two on */
  small: readonly string[];
  /** after a number they are part of it */
  scales: readonly string[];
  stars: readonly string[];
  /** after a number they say when, not how much */
  clock: readonly string[];
}

const LANGUAGES: Readonly<Record<string, NumberWords>> = {
  en: {
    small: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
    scales: ['hundred', 'thousand', 'million', 'billion', 'dozen'],
    stars: ['star', 'stars'],
    clock: ['am', 'pm', 'a.m', 'p.m', "o'clock", 'sharp'],
  },
  de: {
    small: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
    scales: ['hundert', 'tausend', 'million', 'millionen', 'dutzend'],
    stars: ['stern', 'sterne', 'sternen'],
    clock: ['uhr'],
  },
  es: {
    small: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
    scales: ['cientos', 'mil', 'millón', 'millones', 'docenas'],
    stars: ['estrella', 'estrellas'],
    clock: ['horas'],
  },
  fr: {
    small: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
    scales: ['cents', 'mille', 'million', 'millions', 'douzaines'],
    stars: ['étoile', 'étoiles'],
    clock: ['heure', 'h'],
  },
  it: {
    small: ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
    scales: ['cento', 'mila', 'milione', 'milioni', 'dozzine'],
    stars: ['stella', 'stelle'],
    clock: [],
  },
  pt: {
    small: ['dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'],
    scales: ['centos', 'mil', 'milhão', 'milhões', 'dúzias'],
    stars: ['estrela', 'estrelas'],
    clock: ['horas'],
  },
};

const NONE: NumberWords = { small: [], scales: [], stars: [], clock: [] };

/** Of a language without a list, numbers in digits are read. */
export function numberWordsOf(locale: string): NumberWords {
  return LANGUAGES[locale.split('-')[0]?.toLowerCase() ?? ''] ?? NONE;
}
