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
  heads: ReadonlySet<string>;
  verbsWhenSmall: ReadonlySet<string>;
  surnames: ReadonlySet<string>;
  articles: ReadonlySet<string>;
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

/** In these, a thing that follows another one at once says which one it is: "camión grúa". */
const HEAD_FIRST = new Set(['es', 'fr', 'it', 'pt']);

type Words = readonly Pick<SpokenWord, 'text' | 'plain'>[];

/** The things that words name, in the order in which they are said; none in a language without a list. */
export function thingsIn(words: Words, locale: string): NamedThing[] {
  const language = languageOf(locale);
  const lexicon = lexiconOf(language);
  const things: NamedThing[] = [];
  for (let start = 0; start < words.length; start++) {
    const longest = longestAt(words, start, lexicon);
    if (!longest) continue;
    const first = start;
    start += longest.rest.length;
    const isOther = language === 'de' ? isOtherInGerman(words, start, lexicon) : isLarge(words, start) && first > 0;
    const { emoji, rest } = longest;
    const isBeside = things.at(-1)?.wordIndex === first - 1 && !STOPS.test(words[first - 1]?.text ?? '');
    if (isBeside && rest.length === 0 && HEAD_FIRST.has(language)) continue;
    // In "bread truck" the thing is the truck, in "bread, a truck" both are, and "Bäckerei Koch" names who bakes.
    const isNamedSo = language === 'de' && isOther;
    if (isBeside && emoji && !isNamedSo && !HEAD_FIRST.has(language)) things.pop();
    const isNear = (list: ReadonlySet<string>, from: number) =>
      words.slice(Math.max(0, from), from + NEAR_WORDS).some(({ plain }) => list.has(plain));
    const isUnseen = isNear(lexicon.unseenAfter, first - NEAR_WORDS) || isNear(lexicon.unseenBefore, start + 1);
    const isPartOfName = !STOPS.test(words[start]?.text ?? '') && lexicon.heads.has(words[start + 1]?.plain ?? '');
    if (emoji && !isUnseen && !isPartOfName && (!isOther || PROPER.has(emoji)))
      things.push({ emoji, wordIndex: start });
  }
  return things;
}

/** "Books a table" is a saying, "books, a table" names both. */
function longestAt(words: Words, start: number, { phrases }: Lexicon): Entry | undefined {
  const said = (phrases.get(words[start]?.plain ?? '') ?? []).filter(({ rest }) =>
    rest.every(
      (part, offset) => words[start + 1 + offset]?.plain === part && !STOPS.test(words[start + offset]?.text ?? ''),
    ),
  );
  return said.toSorted((a, b) => b.rest.length - a.rest.length)[0];
}

const STOPS = /[,;:.!?…、।]$/u;
const STARTS_LARGE = /^\p{P}*\p{Lu}/u;

const isLarge = (words: Words, at: number): boolean => STARTS_LARGE.test(words[at]?.text ?? '');

/** "Wir pflanzen" says what somebody does, and "Fahrschule Koch" is a name. */
function isOtherInGerman(words: Words, at: number, { verbsWhenSmall, surnames, articles }: Lexicon): boolean {
  const plain = words[at]?.plain ?? '';
  if (!isLarge(words, at)) return verbsWhenSmall.has(plain);
  const before = words[at - 1];
  const isBehindName = before && isLarge(words, at - 1) && !STOPS.test(before.text) && !articles.has(before.plain);
  return isBehindName === true && surnames.has(plain);
}

const lexicons = new Map<string, Lexicon>();

function lexiconOf(language: string): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const listed = THING_WORDS[language] ?? NO_WORDS;
  const { pictures, idioms } = listed;
  const phrases = new Map<string, Entry[]>();
  const add = (phrase: string, emoji: string | null) => {
    const [first = '', ...rest] = phrase.split(' ');
    phrases.set(first, [...(phrases.get(first) ?? []), { rest, emoji }]);
  };
  for (const phrase of idioms) add(phrase, null);
  for (const [emoji, list] of Object.entries(pictures)) for (const phrase of list.split(', ')) add(phrase, emoji);
  const wordsIn = (list = '') => new Set(list.split(', ').filter(Boolean));
  const lexicon = {
    phrases,
    unseenAfter: wordsIn(listed.unseenAfter),
    unseenBefore: wordsIn(listed.unseenBefore),
    heads: wordsIn(listed.heads),
    verbsWhenSmall: wordsIn(listed.verbsWhenSmall),
    surnames: wordsIn(listed.surnames),
    articles: wordsIn(listed.articles),
  };
  lexicons.set(language, lexicon);
  return lexicon;
}
