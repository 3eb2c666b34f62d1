import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** How a language says that something costs nothing. */
interface FreeWords {
  frees: readonly string[];
  /** "the first one free": what is free without a verb is the first one */
  firsts: readonly string[];
  beings: readonly string[];
}

const LANGUAGES: Readonly<Record<string, FreeWords>> = {
  en: { frees: cuesOf('free, for free, on us, on me, on the house'), firsts: ['first'], beings: cuesOf('is, are') },
  de: {
    frees: cuesOf('gratis, kostenlos, umsonst, geschenkt'),
    firsts: cuesOf('erste, ersten, erster, erstes'),
    beings: cuesOf('ist, sind'),
  },
  es: {
    frees: cuesOf('gratis, gratuita, gratuito, gratuitas, gratuitos'),
    firsts: cuesOf('primer, primera, primero'),
    beings: cuesOf('es, son'),
  },
  fr: {
    frees: cuesOf('gratuit, gratuite, gratuits, gratuites, offert, offerte'),
    firsts: cuesOf('premier, première'),
    beings: cuesOf('est, sont'),
  },
  it: {
    frees: cuesOf('gratis, gratuita, gratuito, in omaggio'),
    firsts: cuesOf('primo, prima'),
    beings: cuesOf('è, sono'),
  },
  pt: {
    frees: cuesOf('grátis, gratuita, gratuito, de graça'),
    firsts: cuesOf('primeiro, primeira'),
    beings: cuesOf('é, são'),
  },
  hi: {
    frees: cuesOf('मुफ़्त, मुफ्त, फ़्री, फ्री'),
    firsts: cuesOf('पहला, पहली, पहले'),
    beings: [],
  },
};

export const freeWordsOf = (locale: string): FreeWords | undefined => LANGUAGES[languageOf(locale)];
