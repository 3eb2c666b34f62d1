import type { Reading } from '../direction.ts';
import { said } from './said.ts';
import { TWENTY_SCRIPTS } from './twenty-scripts.ts';

/** One noun for another, in each of the twenty scripts. */
const NOUNS: readonly (readonly [string, string])[] = [
  ['sister', 'cousin'],
  ['coach', 'trainer'],
  ['oven', 'stove'],
  ['tool', 'helper'],
  ['box', 'folder'],
  ['cupboard', 'shelf'],
  ['roast', 'blend'],
  ['contract', 'lease'],
  ['bicycles', 'scooters'],
  ['recipe', 'menu'],
  ['cleaners', 'helpers'],
  ['springs', 'coils'],
  ['roof', 'terrace'],
  ['panel', 'module'],
  ['teacher', 'tutor'],
  ['button', 'pendant'],
  ['code', 'card'],
  ['hills', 'valleys'],
  ['lifts', 'cranes'],
  ['pump', 'gadget'],
];
const LONGEST_SEC = 60;

export interface ChangedReading {
  before: Reading;
  after: Reading;
  /** the word that changed */
  atSec: number;
}

/** Films of nearly a minute with another noun in the third of their four advertisements, each word in its time. */
export function twentyChanges(): ChangedReading[] {
  return NOUNS.map(([from, to], place) => {
    const before = filmAround(place);
    const word = before.words.findIndex(({ text }) => text.match(/\w+/u)?.[0] === from);
    return { before, after: withWord(before, word, to), atSec: before.words[word]?.startSec ?? Number.NaN };
  });
}

function filmAround(place: number): Reading {
  const { length } = TWENTY_SCRIPTS;
  const scripts = [-2, -1, 0, 1].map((away) => TWENTY_SCRIPTS[(place + length + away) % length]);
  const sentences = scripts.join(' ').split(/(?<=[.!?]) /u);
  while (said(sentences.join(' ')).durationSec > LONGEST_SEC) sentences.pop();
  return said(sentences.join(' '));
}

function withWord(reading: Reading, place: number, noun: string): Reading {
  const old = reading.words[place];
  if (!old) throw new Error(`The noun before "${noun}" is not said.`);
  const text = old.text.replace(/\w+/u, noun);
  const grown = text.length - old.text.length;
  const { script } = reading;
  return {
    ...reading,
    script: script.slice(0, old.startChar) + text + script.slice(old.endChar),
    words: reading.words.map((word, index) => ({
      ...word,
      text: index === place ? text : word.text,
      startChar: index > place ? word.startChar + grown : word.startChar,
      endChar: index >= place ? word.endChar + grown : word.endChar,
    })),
  };
}
