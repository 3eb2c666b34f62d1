import type { CueWords } from './cue-words.ts';
import { ENGLISH } from './english.ts';
import { feelingWordsOf } from './feeling-words.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { HINDI } from './hindi.ts';
import { ITALIAN } from './italian.ts';
import { languageOf } from './language-of.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

const NO_WORDS: CueWords = {
  hello: [],
  thanks: [],
  love: [],
  wow: [],
  whatIf: [],
  wonders: [],
  never: [],
  contrast: [],
  doubt: [],
  tags: [],
  me: [],
  feeling: [],
  you: [],
  call: [],
  first: [],
  next: [],
  reasons: [],
  merely: [],
  saves: [],
  offer: [],
  link: [],
  taps: [],
  this: [],
  compare: [],
  look: [],
  praise: [],
  pride: [],
  all: [],
  important: [],
  tiny: [],
  huge: [],
  halt: [],
  dear: [],
  small: [],
};

const LANGUAGES: Readonly<Record<string, CueWords>> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  hi: HINDI,
  it: ITALIAN,
  pt: PORTUGUESE,
};

const WITH_SURPRISE = new Map(
  Object.entries(LANGUAGES).map(([language, words]) => [
    language,
    { ...words, wow: [...words.wow, ...feelingWordsOf(language).surprise] },
  ]),
);

/** A language without a list is acted by its punctuation, its numbers and its marks. */
export function cueWordsOf(locale: string): CueWords {
  return WITH_SURPRISE.get(languageOf(locale)) ?? NO_WORDS;
}
