import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** How a language says after how long something is there, how long it lasts, and how long it is guaranteed. */
export interface ResultWords {
  /** how long, but for years, which tell a life */
  times: RegExp;
  /** right before a time: "in", "within" */
  befores: readonly string[];
  /** right before what was done so often, too: "after" */
  afters: readonly string[];
  /** right behind what is counted: "later" */
  laters: readonly string[];
  /** "24 months warranty", "guaranteed for 2 years" */
  guarantees: readonly string[];
}

const LANGUAGES: Readonly<Record<string, ResultWords>> = {
  en: {
    times: /^(?:seconds?|minutes?|hours?|nights?|days?|weeks?|months?)$/u,
    befores: cuesOf(
      'in, in just, in only, in under, in less than, within, under, lasts, lasts for, lasts about, lasted, burns for, takes, takes just, takes only',
    ),
    afters: cuesOf('after, after just, after only'),
    laters: cuesOf('later, flat'),
    guarantees: cuesOf('guaranteed for, guarantee, warranty, money back, free returns, free trial'),
  },
  de: {
    times: /^(?:sekunden?|minuten?|stunden?|nächten?|tagen?|wochen?|monaten?)$/u,
    befores: cuesOf('in, in nur, in unter, in weniger als, innerhalb von, binnen, hält, brennt, dauert, dauert nur'),
    afters: cuesOf('nach, nach nur'),
    laters: cuesOf('später'),
    guarantees: cuesOf('garantie, garantiert für, gewährleistung, geld zurück, rückgaberecht'),
  },
  es: {
    times: /^(?:segundos?|minutos?|horas?|noches?|días?|semanas?|meses|mes)$/u,
    befores: cuesOf('en, en solo, en sólo, en apenas, en menos de, dura, duran, tarda, tardan'),
    afters: cuesOf('tras, después de, al cabo de'),
    laters: cuesOf('después, más tarde'),
    guarantees: cuesOf('de garantía, garantía de, garantizado, garantizada'),
  },
  fr: {
    times: /^(?:secondes?|minutes?|heures?|nuits?|jours?|semaines?|mois)$/u,
    befores: cuesOf('en, en seulement, en à peine, en moins de, dure, durent, tient, brûle'),
    afters: cuesOf('après, au bout de'),
    laters: cuesOf('plus tard, après'),
    guarantees: cuesOf('de garantie, garantie de, garanti, garantie'),
  },
  it: {
    times: /^(?:second[oi]|minut[oi]|or[ae]|nott[ei]|giorn[oi]|settiman[ae]|mes[ei])$/u,
    befores: cuesOf('in, in soli, in sole, in appena, in meno di, entro, dura, durano'),
    afters: cuesOf('dopo, dopo solo'),
    laters: cuesOf('dopo, più tardi'),
    guarantees: cuesOf('di garanzia, garanzia di, garantito, garantita'),
  },
  pt: {
    times: /^(?:segundos?|minutos?|horas?|noites?|dias?|semanas?|meses|mês)$/u,
    befores: cuesOf('em, em só, em apenas, em menos de, dura, duram'),
    afters: cuesOf('depois de, após'),
    laters: cuesOf('depois, mais tarde'),
    guarantees: cuesOf('de garantia, garantia de, garantido, garantida'),
  },
  hi: {
    times: /^(?:सेकंड|मिनट|घंटे|घंटों|दिन|दिनों|हफ़्ते|हफ्ते|हफ़्तों|महीने|महीनों)$/u,
    befores: [],
    afters: [],
    laters: cuesOf('में, बाद, के बाद'),
    guarantees: cuesOf('की गारंटी, गारंटी'),
  },
};

export const resultWordsOf = (locale: string): ResultWords | undefined => LANGUAGES[languageOf(locale)];
