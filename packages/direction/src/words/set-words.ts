import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** What leads to a number that has no unit and no money. */
export interface SetWords {
  /** to what something is set: "set it for two hundred and sixty" */
  sets: readonly string[];
  /** to what has cents: "it was 8.50" */
  sums: readonly string[];
}

const NONE: SetWords = { sets: [], sums: [] };

const LANGUAGES: Readonly<Record<string, SetWords>> = {
  en: {
    sets: cuesOf(
      'set it for, set it to, set it at, set yours to, set the oven to, set the oven for, set the dial to, heat it to, heat to, preheat to, preheat it to, bake at, bake it at, roast at, roast it at, turn it to, turn it up to, turn it down to, crank it to',
    ),
    sums: cuesOf("was, is, it's, for, only, just, cost, costs, paid, pay"),
  },
  de: {
    sets: cuesOf(
      'stell ihn auf, stell es auf, stell sie auf, stelle ihn auf, stellt ihn auf, stellt es auf, stell den ofen auf, heiz ihn auf, heizt ihn auf, dreh ihn auf, dreh es auf',
    ),
    sums: cuesOf('kostet, kosten, kostete, für, nur, war, waren, ist, sind'),
  },
  es: {
    sets: cuesOf('ponlo a, ponla a, ponlo en, caliéntalo a, calienta a, precalienta a, hornea a'),
    sums: cuesOf('cuesta, cuestan, costó, por, solo, son, es, era'),
  },
  fr: {
    sets: cuesOf('réglez-le sur, règle-le sur, mets-le à, mettez-le à, mets-le sur, préchauffe à, préchauffez à'),
    sums: cuesOf('coûte, coûtent, coûtait, pour, seulement, est, sont, était'),
  },
  it: {
    sets: cuesOf('impostalo a, impostala a, mettilo a, mettila a, scaldalo a, preriscalda a'),
    sums: cuesOf('costa, costano, costava, per, solo, sono, è, era'),
  },
  pt: {
    sets: cuesOf('coloque em, coloca em, ajuste para, ajusta para, aqueça a, preaqueça a'),
    sums: cuesOf('custa, custam, custou, por, só, é, são, era'),
  },
};

export function setWordsOf(locale: string): SetWords {
  return LANGUAGES[languageOf(locale)] ?? NONE;
}
