import { cuesOf } from './cues-of.ts';
import { languageOf } from './language-of.ts';

/** What tells a question that asks nobody: "how do people sleep at night?" */
interface IdleQuestionWords {
  /** it begins with one of them */
  heads: readonly string[];
  /** and one of them does what is asked about */
  others: readonly string[];
}

const NONE: IdleQuestionWords = { heads: [], others: [] };

const LANGUAGES: Readonly<Record<string, IdleQuestionWords>> = {
  en: {
    heads: cuesOf('how, why, since when'),
    others: cuesOf(
      'people, they, he, she, anyone, anybody, someone, somebody, everyone, everybody, men, women, companies',
    ),
  },
  de: {
    heads: cuesOf('wie, warum, wieso, weshalb, seit wann'),
    others: cuesOf('leute, menschen, man, er, sie, jemand, alle, firmen'),
  },
  es: {
    heads: cuesOf('cómo, por qué, desde cuándo'),
    others: cuesOf('gente, personas, ellos, ellas, él, ella, alguien, todos, todo el mundo, empresas, pueden, duermen'),
  },
  fr: {
    heads: cuesOf('comment, pourquoi, depuis quand'),
    others: cuesOf(
      'gens, personnes, ils, elles, il, elle, on, font-ils, font-elles, peuvent-ils, peut-on, quelqu*, entreprises',
    ),
  },
  it: {
    heads: cuesOf('come, perché, da quando'),
    others: cuesOf('gente, persone, loro, lui, lei, qualcuno, tutti, aziende, fanno, riescono, possono, dormono'),
  },
  pt: {
    heads: cuesOf('como, por que, porque, desde quando'),
    others: cuesOf('pessoas, gente, povo, eles, elas, ele, ela, alguém, todos, empresas, conseguem, podem, dormem'),
  },
  hi: {
    heads: cuesOf('कैसे, क्यों, लोग, वे, कोई'),
    others: cuesOf('लोग, वे, वह, वो, कोई, सब'),
  },
};

export const idleQuestionWordsOf = (locale: string): IdleQuestionWords => LANGUAGES[languageOf(locale)] ?? NONE;
