import type { SpokenWord } from '../reading/clause.ts';
import { languageOf } from '../words/language-of.ts';
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

interface Lexicon {
  phrases: ReadonlyMap<string, Entry[]>;
  unseenAfter: ReadonlySet<string>;
  unseenBefore: ReadonlySet<string>;
}

const NO_WORDS: ThingWords = { pictures: {}, unseenAfter: '', unseenBefore: '', idioms: [] };

export const THING_WORDS: Readonly<Record<string, ThingWords>> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  hi: HINDI,
};

/** So many words before or after a thing say whether it is there. */
const NEAR_WORDS = 3;
/** Names of their own that are things nevertheless: Christmas, Halloween, WhatsApp, TV, iPhone. */
const PROPER = new Set(['🎄', '🎃', '💬', '📺', '📱']);

/** The things that words name, in the order in which they are said; none in a language without a list. */
export function thingsIn(words: readonly Pick<SpokenWord, 'text' | 'plain'>[], locale: string): NamedThing[] {
  const language = languageOf(locale);
  const lexicon = lexiconOf(language);
  const things: NamedThing[] = [];
  for (let start = 0; start < words.length; start++) {
    const said = (lexicon.phrases.get(words[start]?.plain ?? '') ?? []).filter(({ rest }) =>
      rest.every((part, offset) => words[start + 1 + offset]?.plain === part),
    );
    const [longest] = said.toSorted((a, b) => b.rest.length - a.rest.length);
    if (!longest) continue;
    // In "bread truck" the thing is the truck, in "bread, a truck" both are.
    const isCompound = longest.emoji !== null && !STOPS.test(words[start - 1]?.text ?? '');
    if (isCompound && things.at(-1)?.wordIndex === start - 1) things.pop();
    const first = start;
    start += longest.rest.length;
    const isNear = (list: ReadonlySet<string>, from: number) =>
      words.slice(Math.max(0, from), from + NEAR_WORDS).some(({ plain }) => list.has(plain));
    const isUnseen = isNear(lexicon.unseenAfter, first - NEAR_WORDS) || isNear(lexicon.unseenBefore, start + 1);
    const isName = language !== 'de' && first > 0 && STARTS_LARGE.test(words[start]?.text ?? '');
    const { emoji } = longest;
    if (emoji && !isUnseen && (!isName || PROPER.has(emoji))) things.push({ emoji, wordIndex: start });
  }
  return things;
}

const STOPS = /[,;:.!?…、।]$/u;
const STARTS_LARGE = /^\p{P}*\p{Lu}/u;

const lexicons = new Map<string, Lexicon>();

function lexiconOf(language: string): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const { pictures, idioms, unseenAfter, unseenBefore } = THING_WORDS[language] ?? NO_WORDS;
  const phrases = new Map<string, Entry[]>();
  const add = (phrase: string, emoji: string | null) => {
    const [first = '', ...rest] = phrase.split(' ');
    phrases.set(first, [...(phrases.get(first) ?? []), { rest, emoji }]);
  };
  for (const phrase of idioms) add(phrase, null);
  for (const [emoji, list] of Object.entries(pictures)) for (const phrase of list.split(', ')) add(phrase, emoji);
  const wordsIn = (list: string) => new Set(list.split(', ').filter(Boolean));
  const lexicon = { phrases, unseenAfter: wordsIn(unseenAfter), unseenBefore: wordsIn(unseenBefore) };
  lexicons.set(language, lexicon);
  return lexicon;
}
