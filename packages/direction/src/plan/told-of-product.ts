import type { Clause, SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import { plainOf } from '../reading/read-words.ts';
import { isUnhappy, readSense, type Sense } from '../sense/read-sense.ts';
import { senseWordsOf } from '../sense/words/sense-words-of.ts';
import { meansItSomewhere, pointsAtIt, pointsAtMany, productTalk } from '../things/product-talk.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { productWordsOf } from '../words/product-words.ts';
import { isOwnQuality, pointedThing } from './own-qualities.ts';
import { pointedNames } from './pointed-names.ts';

const LEAST_NAME_LETTERS = 3;
const MOST_LISTED = 3;

interface Telling {
  /** texts that say what it is called */
  names: readonly string[];
  locale: string;
  durationSec: number;
}

interface Sentence {
  fromSec: number;
  untilSec: number;
  words: SpokenWord[];
  clauses: readonly Clause[];
  /** of its clauses, in their order */
  senses: readonly Sense[];
}

/** A sentence and what it says of the product. */
export interface Told extends Sentence {
  isAway: boolean;
  /** its clauses that sound bad and only say how the product is */
  qualities: readonly Clause[];
  /** when it begins to speak of the product; undefined where it does not */
  spokenSec?: number;
  /** the clauses that point at it, describe it, use it or price it */
  showsAtSec: readonly number[];
  /** it speaks of it, or of something that has to do with it: "I put it in my tea" */
  goesOn: boolean;
}

/** The sentences of a script with what each says of the product. */
export function toldOfProduct(clauses: readonly Clause[], { names, locale, durationSec }: Telling): Told[] {
  const { small } = cueWordsOf(locale);
  const sentences = sentencesOf(clauses, { locale, durationSec });
  const pointed = namedWhilePointing(sentences, { locale, known: namesIn(names, small), isFollowing: false });
  const known = namesIn([...names, ...pointed], small);
  let isFollowing = false;
  let isIntroduced = false;
  let isMany = false;
  return sentences.map((sentence): Told => {
    const { isAway, qualities } = readOf(sentence, { locale, known, isFollowing });
    if (!isAway && pointsAtIt(sentence.words, locale)) isMany = pointsAtMany(sentence.words, locale);
    const talks = sentence.clauses.map((clause) => {
      const talk = isAway ? null : productTalk(clause, { locale, known, isFollowing, isIntroduced, isMany });
      isFollowing ||= talk !== null;
      isIntroduced ||= isFollowing;
      return { talk, atSec: clause.fromSec };
    });
    const spoken = talks.filter(({ talk }) => talk !== null);
    const goesOn =
      spoken.length > 0 || (!isAway && isFollowing && meansItSomewhere(sentence.words, { locale, isMany }));
    isFollowing = goesOn;
    const showsAtSec = spoken.flatMap(({ talk, atSec }) => (talk === 'shows' ? [atSec] : []));
    return { ...sentence, isAway, qualities, showsAtSec, goesOn, ...(spoken[0] && { spokenSec: spoken[0].atSec }) };
  });
}

function sentencesOf(clauses: readonly Clause[], { locale, durationSec }: Omit<Telling, 'names'>): Sentence[] {
  const senseCues = senseWordsOf(locale);
  const starts = clauses.filter(({ sentence }, index) => clauses[index - 1]?.sentence !== sentence);
  return starts.map((start, index) => {
    const own = clauses.filter(({ sentence }) => sentence === start.sentence);
    return {
      fromSec: start.fromSec,
      untilSec: starts[index + 1]?.fromSec ?? durationSec,
      words: own.flatMap(({ words }) => words),
      clauses: own,
      senses: own.map((clause) => readSense(clause, senseCues)),
    };
  });
}

interface Known {
  locale: string;
  known: ReadonlySet<string>;
  isFollowing: boolean;
}

function readOf({ clauses, senses }: Sentence, known: Known): Pick<Told, 'isAway' | 'qualities'> {
  if (speaksOfAnother(clauses, known.locale)) return { isAway: true, qualities: [] };
  const cues = senseWordsOf(known.locale);
  const unhappy = clauses.filter((_, place) => isUnhappy(senses[place]?.tone ?? 'open'));
  const qualities = unhappy.filter((clause) =>
    isOwnQuality(withItsSubject(clauses, clauses.indexOf(clause)), known, cues),
  );
  const isAway = qualities.length < unhappy.length;
  return { isAway, qualities: isAway ? [] : qualities };
}

/** "My old one", "before, I worked in the dark", but not "two drops before bed". */
function speaksOfAnother(clauses: readonly Clause[], locale: string): boolean {
  const { others, atEdges, asides } = productWordsOf(locale);
  return clauses.some(({ words }, place) =>
    words.some(({ plain }, index) => {
      const opens = place === 0 && index === 0 && cueAt(words, 1, asides) === 0;
      const isAtEdge = opens || index === words.length - 1;
      return cueAt(words, index, others) > 0 && (isAtEdge || !atEdges.includes(plain));
    }),
  );
}

/** "This lamp is heavy, slow and dark": a few words behind a comma belong to what is before it. */
function withItsSubject(clauses: readonly Clause[], place: number): SpokenWord[] {
  const words = clauses[place]?.words ?? [];
  return words.length <= MOST_LISTED ? clauses.slice(0, place + 1).flatMap((clause) => clause.words) : words;
}

/** "This is the Lumo lamp", "this jar is": what is written with a capital where the script points at it, but not for being first, and what it points at. */
function namedWhilePointing(sentences: readonly Sentence[], known: Known): string[] {
  const { locale } = known;
  const pointing = sentences.filter(
    (sentence) => !readOf(sentence, known).isAway && pointsAtIt(sentence.words, locale),
  );
  const all = sentences.flatMap(({ words }) => words);
  return pointing.flatMap(({ words, clauses }) => [
    ...words.slice(1).flatMap(({ text }) => (/^\p{Lu}/u.test(text) ? [text] : [])),
    ...clauses.flatMap((clause) => pointedThing(clause.words, locale) ?? []),
    ...clauses.flatMap((clause) => pointedNames(clause.words, all, locale)),
  ]);
}

/** The words of a name that mean something. */
function namesIn(texts: readonly string[], small: readonly string[]): Set<string> {
  const words = texts.flatMap((text) => text.split(/[\s/.]+/u)).map(plainOf);
  return new Set(words.filter((word) => word.length >= LEAST_NAME_LETTERS && !small.includes(word)));
}
