import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** How a language says after how long something is there, how long it lasts, and how long it is guaranteed. */
export interface ResultWords {
  /** how long, but for years, which tell a life */
  times: RegExp;
  /** right before a time: "in", "within" */
  befores: readonly string[];
  /** the same, of what was before */
  afters: readonly string[];
  /** right behind a time: "later" */
  laters: readonly string[];
  /** the same where nothing follows, as in "tre giorni dopo la scuola" */
  lastLaters: readonly string[];
  /** "24 months warranty", "guaranteed for 2 years" */
  guarantees: readonly string[];
  /** between "saves" and its sum, besides who saves it: in "saved for $2,000" nothing is saved */
  abouts: readonly string[];
}

const LANGUAGES: Readonly<Record<string, ResultWords>> = {
  en: {
    times: /^(?:seconds?|minutes?|hours?|nights?|days?|weeks?|months?)$/u,
    befores: cuesOf(
      'in, in just, in only, in under, in less than, within, under, lasts, lasts for, lasts about, burns for, takes just, takes only',
    ),
    afters: cuesOf('after, after just, after only'),
    laters: cuesOf('later'),
    lastLaters: [],
    guarantees: cuesOf('guaranteed for, guarantee, warranty, money back, free returns, free trial'),
    abouts: cuesOf('about, up to, over, around, almost, nearly, at least, another, us, her, him, them'),
  },
  de: {
    times: /^(?:sekunden?|minuten?|stunden?|nächten?|tagen?|wochen?|monaten?)$/u,
    befores: cuesOf('in, in nur, in unter, in weniger als, innerhalb von, binnen, hält, brennt, dauert nur'),
    afters: cuesOf('nach, nach nur'),
    laters: cuesOf('später'),
    lastLaters: [],
    guarantees: cuesOf('garantie, garantiert für, gewährleistung, geld zurück, rückgaberecht'),
    abouts: cuesOf('etwa, rund, bis zu, über, fast, mindestens, uns, so'),
  },
  es: {
    times: /^(?:segundos?|minutos?|horas?|noches?|días?|semanas?|meses|mes)$/u,
    befores: cuesOf('en, en solo, en sólo, en apenas, en menos de, dura, duran'),
    afters: cuesOf('tras, después de, al cabo de'),
    laters: cuesOf('más tarde'),
    lastLaters: cuesOf('después'),
    guarantees: cuesOf('de garantía, garantía de, garantizado, garantizada'),
    abouts: cuesOf('hasta, unos, unas, casi, más de, nos, le, les'),
  },
  fr: {
    times: /^(?:secondes?|minutes?|heures?|nuits?|jours?|semaines?|mois)$/u,
    befores: cuesOf('en, en seulement, en à peine, en moins de, dure, durent, tient, brûle'),
    afters: cuesOf('après, au bout de'),
    laters: cuesOf('plus tard'),
    lastLaters: cuesOf('après'),
    guarantees: cuesOf('de garantie, garantie de, garanti, garantie'),
    abouts: cuesOf("jusqu'à, environ, presque, plus de, au moins"),
  },
  it: {
    times: /^(?:second[oi]|minut[oi]|or[ae]|nott[ei]|giorn[oi]|settiman[ae]|mes[ei])$/u,
    befores: cuesOf('in, in soli, in sole, in appena, in meno di, entro, dura, durano'),
    afters: cuesOf('dopo, dopo solo'),
    laters: cuesOf('più tardi'),
    lastLaters: cuesOf('dopo'),
    guarantees: cuesOf('di garanzia, garanzia di, garantito, garantita'),
    abouts: cuesOf('fino a, circa, quasi, oltre, almeno'),
  },
  pt: {
    times: /^(?:segundos?|minutos?|horas?|noites?|dias?|semanas?|meses|mês)$/u,
    befores: cuesOf('em, em só, em apenas, em menos de, dura, duram'),
    afters: cuesOf('depois de, após'),
    laters: cuesOf('mais tarde'),
    lastLaters: cuesOf('depois'),
    guarantees: cuesOf('de garantia, garantia de, garantido, garantida'),
    abouts: cuesOf('até, cerca de, quase, mais de, pelo menos'),
  },
  hi: {
    times: /^(?:सेकंड|मिनट|घंटे|घंटों|दिन|दिनों|हफ़्ते|हफ्ते|हफ़्तों|महीने|महीनों)$/u,
    befores: [],
    afters: [],
    laters: cuesOf('में, बाद, के बाद'),
    lastLaters: [],
    guarantees: cuesOf('की गारंटी, गारंटी'),
    abouts: [],
  },
};

export const resultWordsOf = (locale: string): ResultWords | undefined => LANGUAGES[languageOf(locale)];
