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
      'set it for, set it to, set it at, set yours to, set the oven to, set the oven for, set the dial to, heat it to, heat to, preheat to, preheat it to, preheat the oven to, preheat your oven to, heat the oven to, heat your oven to, bake at, bake it at, roast at, roast it at, turn it to, turn it up to, turn it down to, crank it to',
    ),
    sums: cuesOf(
      'cost, costs, paid, pay, only costs, cost only, costs only, cost just, costs just, paid only, paid just',
    ),
  },
  de: {
    sets: cuesOf(
      'stell ihn auf, stell es auf, stell sie auf, stelle ihn auf, stellt ihn auf, stellt es auf, stell den ofen auf, heiz ihn auf, heizt ihn auf, dreh ihn auf, dreh es auf, heiz den ofen auf, heizt den ofen auf, heizen sie den ofen auf, stellt den ofen auf, stellen sie den ofen auf, ofen auf',
    ),
    sums: cuesOf('kostet, kosten, kostete, kostet nur, kosten nur, kostete nur, bezahlt, zahlte'),
  },
  es: {
    sets: cuesOf(
      'ponlo a, ponla a, ponlo en, caliéntalo a, calienta a, precalienta a, precalentad a, hornea a, horno a',
    ),
    sums: cuesOf('cuesta, cuestan, costó, cuesta solo, cuestan solo, costó solo, solo cuesta, pagué'),
  },
  fr: {
    sets: cuesOf(
      'réglez-le sur, règle-le sur, mets-le à, mettez-le à, mets-le sur, préchauffe à, préchauffez à, four à',
    ),
    sums: cuesOf('coûte, coûtent, coûtait, coûte seulement, payé'),
  },
  it: {
    sets: cuesOf('impostalo a, impostala a, mettilo a, mettila a, scaldalo a, preriscalda a, forno a'),
    sums: cuesOf('costa, costano, costava, costa solo, costano solo, pagato'),
  },
  pt: {
    sets: cuesOf('coloque em, coloca em, ajuste para, ajusta para, aqueça a, preaqueça a, forno a'),
    sums: cuesOf('custa, custam, custou, custa só, custam só, custou só, paguei'),
  },
};

export function setWordsOf(locale: string): SetWords {
  return LANGUAGES[languageOf(locale)] ?? NONE;
}
