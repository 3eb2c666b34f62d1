import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** How a language says that something costs nothing. */
interface FreeWords {
  frees: readonly string[];
  /** "try the first one free": what is free without a verb is the first one */
  firsts: readonly string[];
  /** besides the first of something, what is given along, or before somebody buys: hands and weekends are free otherwise */
  gifts: readonly string[];
  beings: readonly string[];
}

const LANGUAGES: Readonly<Record<string, FreeWords>> = {
  en: {
    frees: cuesOf('free, for free, on us, on the house'),
    firsts: ['first'],
    gifts: cuesOf(
      'delivery, shipping, installation, consultation, consult, estimate, estimates, quote, quotes, inspection, checkup, trial, sample, samples, fitting, pickup, returns',
    ),
    beings: cuesOf('is, are'),
  },
  de: {
    frees: cuesOf('gratis, kostenlos'),
    firsts: cuesOf('erste, ersten, erster, erstes'),
    gifts: cuesOf(
      '*lieferung, *versand, *beratung, *anfahrt, *abholung, *rückversand, *kostenvoranschlag, *probestunde, *anprobe',
    ),
    beings: cuesOf('ist, sind'),
  },
  es: {
    frees: cuesOf('gratis, gratuita, gratuito, gratuitas, gratuitos'),
    firsts: cuesOf('primer, primera, primero'),
    gifts: cuesOf(
      'envío, envíos, entrega, consulta, asesoría, instalación, presupuesto, revisión, prueba, muestra, muestras',
    ),
    beings: cuesOf('es, son'),
  },
  fr: {
    frees: cuesOf('gratuit, gratuite, gratuits, gratuites, offert, offerte'),
    firsts: cuesOf('premier, première'),
    gifts: cuesOf('livraison, déplacement, devis, consultation, installation, essai, échantillon, retours'),
    beings: cuesOf('est, sont'),
  },
  it: {
    frees: cuesOf('gratis, gratuita, gratuito, in omaggio'),
    firsts: cuesOf('primo, prima'),
    gifts: cuesOf(
      'consegna, spedizione, preventivo, consulenza, installazione, controllo, sopralluogo, prova, campione',
    ),
    beings: cuesOf('è, sono'),
  },
  pt: {
    frees: cuesOf('grátis, gratuita, gratuito, de graça'),
    firsts: cuesOf('primeiro, primeira'),
    gifts: cuesOf('entrega, frete, orçamento, consulta, avaliação, instalação, amostra'),
    beings: cuesOf('é, são'),
  },
  hi: {
    frees: cuesOf('मुफ़्त, मुफ्त, फ़्री, फ्री'),
    firsts: cuesOf('पहला, पहली'),
    gifts: cuesOf('डिलीवरी, परामर्श'),
    beings: cuesOf('है, हैं'),
  },
};

export const freeWordsOf = (locale: string): FreeWords | undefined => LANGUAGES[languageOf(locale)];
