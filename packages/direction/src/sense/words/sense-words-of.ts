import { percentWordsOf } from '@herald/media/spelled-numbers';
import { angerWordsOf } from '../../words/anger-words.ts';
import { feelingWordsOf } from '../../words/feeling-words.ts';
import { feltWordsOf } from '../../words/felt-words-of.ts';
import { languageOf } from '../../words/language-of.ts';
import { type SenseWords, senseWords } from '../sense-words.ts';
import { ENGLISH_SENSE } from './english.ts';
import { FRENCH_SENSE } from './french.ts';
import { GERMAN_SENSE } from './german.ts';
import { HINDI_SENSE } from './hindi.ts';
import { ITALIAN_SENSE } from './italian.ts';
import { PORTUGUESE_SENSE } from './portuguese.ts';
import { SPANISH_SENSE } from './spanish.ts';

const LANGUAGES: Readonly<Record<string, SenseWords>> = {
  en: ENGLISH_SENSE,
  de: GERMAN_SENSE,
  es: SPANISH_SENSE,
  fr: FRENCH_SENSE,
  it: ITALIAN_SENSE,
  pt: PORTUGUESE_SENSE,
  hi: HINDI_SENSE,
};

const NO_WORDS = senseWords({});

/** Who is angry, weeps or is ashamed tells something bad; tears of joy and relief are good. */
function withFeelings(words: SenseWords, language: string): SenseWords {
  const { joys, aches, wrongs, surprises, asides, vocatives, smiles } = feltWordsOf(language);
  const { tears, gladTears, shame, relief, surprise, dismay, lookAlikes } = feelingWordsOf(language);
  return {
    ...words,
    bad: [...words.bad, ...angerWordsOf(language), ...tears, ...shame, ...dismay, ...aches, ...wrongs],
    good: [...words.good, ...gladTears, ...relief, ...joys],
    // "Couldn't believe" denies nothing of what follows.
    neither: [...words.neither, ...surprise, ...surprises, ...lookAlikes, ...asides],
    tears: [...words.tears, ...tears],
    vocatives,
    smiles,
    percents: percentWordsOf(language),
  };
}

const FELT = new Map(Object.entries(LANGUAGES).map(([language, words]) => [language, withFeelings(words, language)]));

/** A language without a list is acted by its punctuation, loudness and pitch. */
export function senseWordsOf(locale: string): SenseWords {
  return FELT.get(languageOf(locale)) ?? NO_WORDS;
}
