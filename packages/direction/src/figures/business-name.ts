import type { SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { SENTENCE_END } from '../reading/read-clauses.ts';
import { type BusinessWords, businessWordsOf } from '../words/business-words.ts';
import { callSignWordsOf } from '../words/call-sign-words.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { lineOfCard, NAMED } from './named-words.ts';
import { STOPS } from './spoken-sum.ts';

const NAME = { fewest: 2, most: 5 };
const LONGEST = 28;
const CAPITAL = /^\P{L}*\p{Lu}/u;
const TITLE = { fewest: 3, share: 0.75 };

export interface NamedBusiness {
  name: string;
  /** its first word */
  first: number;
}

/** "Two Brothers Moving", "Harbor Physical Therapy", "la gestoría de Nuria": every business that words name. */
export function businessNames(words: readonly SpokenWord[], locale: string): NamedBusiness[] {
  const known = businessWordsOf(locale);
  if (!known || isInTitleCase(words)) return [];
  return words.flatMap((_, first) => {
    const length = ownerAt(words, first, known) || capitalsAt(words, first, known, locale);
    const name = lineOfCard(words.slice(first, first + length), locale);
    return length > 0 && name.length <= LONGEST ? [{ name, first }] : [];
  });
}

/** Where nearly every word behind the first has a capital, none tells a name. */
function isInTitleCase(words: readonly SpokenWord[]): boolean {
  const told = words.slice(1).filter(({ plain }) => plain.length > 1);
  const capitals = told.filter(({ text }) => CAPITAL.test(text)).length;
  return told.length >= TITLE.fewest && capitals / told.length >= TITLE.share;
}

/** "Gestoría de Nuria": a trade in small letters, and whose it is. */
function ownerAt(words: readonly SpokenWord[], first: number, { trades, owners }: BusinessWords): number {
  const trade = words[first];
  if (!trade || cueAt([trade], 0, trades) === 0 || STOPS.test(trade.text)) return 0;
  const owner = cueAt(words, first + 1, owners);
  return owner > 0 && NAMED.test(words[first + 1 + owner]?.text ?? '') ? 2 + owner : 0;
}

/** Capitals with a trade among them, from their first one on; a capital that only begins a sentence is none where it is a small word. */
function capitalsAt(words: readonly SpokenWord[], first: number, known: BusinessWords, locale: string): number {
  if (!isPart(words, first, locale) || (first > 0 && goesOn(words, first - 1, locale))) return 0;
  // "Moving Grandma took two hours": where trades stand last, the first word of a sentence is a verb or a thing.
  if (begins(words, first) && known.tradesLast && cueAt(words, first, known.trades) > 0) return 0;
  let length = 1;
  while (length < NAME.most && goesOn(words, first + length - 1, locale)) length += 1;
  while (length < NAME.most && joinsOn(words, first + length, known, locale)) {
    length += 2;
    while (length < NAME.most && goesOn(words, first + length - 1, locale)) length += 1;
  }
  const name = words.slice(first, first + length);
  const others = name.filter((word) => cueAt([word], 0, known.trades) === 0);
  return length >= NAME.fewest && others.length > 0 && findCue(name, known.trades) !== undefined ? length : 0;
}

const begins = (words: readonly SpokenWord[], at: number): boolean =>
  at === 0 || SENTENCE_END.test(words[at - 1]?.text ?? '');

function isPart(words: readonly SpokenWord[], at: number, locale: string): boolean {
  const word = words[at];
  if (!word || !NAMED.test(word.text)) return false;
  const { small, me, you, call, contrast } = cueWordsOf(locale);
  const leads = callSignWordsOf(locale)?.leads ?? [];
  return !begins(words, at) || [small, me, you, call, contrast, leads].every((cues) => cueAt([word], 0, cues) === 0);
}

/** The next word is of the same name. */
const goesOn = (words: readonly SpokenWord[], at: number, locale: string): boolean =>
  isPart(words, at, locale) && !STOPS.test(words[at]?.text ?? '') && isPart(words, at + 1, locale);

const joinsOn = (words: readonly SpokenWord[], at: number, { joins }: BusinessWords, locale: string): boolean =>
  !STOPS.test(words[at - 1]?.text ?? '') && cueAt(words, at, joins) === 1 && isPart(words, at + 1, locale);
