import { ENGLISH } from './words/english.ts';
import { FRENCH } from './words/french.ts';
import { GERMAN } from './words/german.ts';
import { HINDI } from './words/hindi.ts';
import { ITALIAN } from './words/italian.ts';
import { PORTUGUESE } from './words/portuguese.ts';
import { SPANISH } from './words/spanish.ts';
import type { ThingWords } from './words/thing-words.ts';

export interface NamedThing {
  emoji: string;
  /** of the last word of its name */
  wordIndex: number;
}

interface Entry {
  rest: string[];
  /** null: a saying */
  emoji: string | null;
}

type Lexicon = ReadonlyMap<string, Entry[]>;

export const THING_WORDS: Readonly<Record<string, ThingWords>> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  hi: HINDI,
};

/** The things that words in small letters name, in the order in which they are said; none in a language without a list. */
export function thingsIn(words: readonly string[], locale: string): NamedThing[] {
  const lexicon = lexiconOf(locale);
  const things: NamedThing[] = [];
  for (let start = 0; start < words.length; start++) {
    const said = (lexicon.get(words[start] ?? '') ?? []).filter(({ rest }) =>
      rest.every((part, offset) => words[start + 1 + offset] === part),
    );
    const [longest] = said.toSorted((a, b) => b.rest.length - a.rest.length);
    if (!longest) continue;
    // In "bread truck" the thing is the truck.
    if (things.at(-1)?.wordIndex === start - 1) things.pop();
    start += longest.rest.length;
    if (longest.emoji) things.push({ emoji: longest.emoji, wordIndex: start });
  }
  return things;
}

const lexicons = new Map<string, Lexicon>();

function lexiconOf(locale: string): Lexicon {
  const language = locale.split('-')[0]?.toLowerCase() ?? '';
  const known = lexicons.get(language);
  if (known) return known;
  const { pictures, idioms } = THING_WORDS[language] ?? { pictures: {}, idioms: [] };
  const lexicon = new Map<string, Entry[]>();
  const add = (phrase: string, emoji: string | null) => {
    const [first = '', ...rest] = phrase.split(' ');
    lexicon.set(first, [...(lexicon.get(first) ?? []), { rest, emoji }]);
  };
  for (const phrase of idioms) add(phrase, null);
  for (const [emoji, phrases] of Object.entries(pictures)) for (const phrase of phrases.split(', ')) add(phrase, emoji);
  lexicons.set(language, lexicon);
  return lexicon;
}
