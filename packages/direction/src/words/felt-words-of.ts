import { ENGLISH_FELT } from './felt/english.ts';
import { FRENCH_FELT } from './felt/french.ts';
import { GERMAN_FELT } from './felt/german.ts';
import { HINDI_FELT } from './felt/hindi.ts';
import { ITALIAN_FELT } from './felt/italian.ts';
import { PORTUGUESE_FELT } from './felt/portuguese.ts';
import { SPANISH_FELT } from './felt/spanish.ts';
import { type FeltWords, feltWords } from './felt-words.ts';
import { languageOf } from './language-of.ts';

const LANGUAGES: Readonly<Record<string, FeltWords>> = {
  en: ENGLISH_FELT,
  de: GERMAN_FELT,
  es: SPANISH_FELT,
  fr: FRENCH_FELT,
  it: ITALIAN_FELT,
  pt: PORTUGUESE_FELT,
  hi: HINDI_FELT,
};

const NO_FELT = feltWords({});

export const feltWordsOf = (locale: string): FeltWords => LANGUAGES[languageOf(locale)] ?? NO_FELT;
