/** Small words around a price, of a language. */
export interface PriceWords {
  /** right before a price they say nothing without it: "it's" */
  beings: readonly string[];
  /** the same, where they begin its phrase or follow one of `beings`: "for", "only" */
  smalls: readonly string[];
  /** one word that would stand alone before a price where it begins a phrase: "with coffee, is" */
  verbs?: readonly string[];
  /** behind a price, before what it is for: "a" */
  pers: readonly string[];
  /** what it is for, also by itself: "jar", "each" */
  units: readonly string[];
}

const listOf = (list: string): string[] => list.split(', ');

const NONE: PriceWords = { beings: [], smalls: [], pers: [], units: [] };

const LANGUAGES: Readonly<Record<string, PriceWords>> = {
  en: {
    beings: listOf("it's, it is, that's, that is, they're, they are"),
    smalls: listOf('for, only, just, for only, for just'),
    verbs: listOf('is, are'),
    pers: listOf('a, an, per, each, every'),
    units: listOf(
      'each, apiece, piece, jar, loaf, bag, box, bar, can, cup, pack, pair, pint, pound, kilo, slice, bottle, dozen, bunch, tube, candle, ticket, person, head, class, session, visit, night, day, week, month, year, hour',
    ),
  },
  de: {
    beings: listOf('es sind, das sind, es ist, das ist'),
    smalls: listOf('für, nur, für nur, bloß'),
    verbs: listOf('ist, sind'),
    pers: listOf('pro, je, im, am, das, die, der'),
    units: listOf(
      'stück, glas, kilo, pfund, laib, dose, tüte, flasche, person, nacht, tag, woche, monat, jahr, stunde',
    ),
  },
  es: {
    beings: listOf('son, es'),
    smalls: listOf('por, solo, sólo, por solo, por sólo'),
    pers: listOf('al, el, la, por, cada'),
    units: listOf(
      'kilo, bote, pieza, barra, caja, bolsa, unidad, botella, persona, noche, día, semana, mes, año, hora',
    ),
  },
  fr: {
    beings: listOf("c'est, ce sont"),
    smalls: listOf('pour, seulement, pour seulement'),
    verbs: listOf('est, sont'),
    pers: listOf('le, la, par'),
    units: listOf('kilo, pot, pièce, boîte, sac, bouteille, personne, nuit, jour, semaine, mois, an, heure'),
  },
  it: {
    beings: listOf('sono, è'),
    smalls: listOf('per, solo, per solo'),
    pers: listOf('al, il, la, a, per'),
    units: listOf('chilo, pezzo, vaso, scatola, bottiglia, persona, notte, giorno, settimana, mese, anno, ora'),
  },
  pt: {
    beings: listOf('são, é'),
    smalls: listOf('por, só, apenas, por só, por apenas'),
    pers: listOf('o, a, por, ao, cada'),
    units: listOf('quilo, pote, peça, caixa, saco, unidade, garrafa, pessoa, noite, dia, semana, mês, ano, hora'),
  },
};

export const priceWordsOf = (locale: string): PriceWords => LANGUAGES[locale.split('-')[0] ?? ''] ?? NONE;
