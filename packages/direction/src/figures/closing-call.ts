import type { ActedClause } from '../clauses/acted-clause.ts';
import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import { callSignWordsOf } from '../words/call-sign-words.ts';
import { closingCallWordsOf } from '../words/closing-call-words.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { phraseWordsOf } from '../words/phrase-words.ts';
import { type CallLabel, ON_CARD, surelyAsked } from './call-label.ts';
import { isReplaced } from './figure-wish.ts';
import { namedCall } from './named-call.ts';
import { lineOfCard } from './named-words.ts';
import { STOPS } from './spoken-sum.ts';

/** What a film asks for at its end, as its card says it, and the words that say so. */
export interface ClosingCall {
  acted: ActedClause;
  text: string;
  atSec: number;
  untilSec: number;
}

const NAMES_PLACE = /^[\d\p{Lu}]/u;

/** The last call of some clauses; what a card says of them otherwise is no part of it: of "Come try the first one free this Saturday" the first one. */
export function closingCall(
  closing: readonly ActedClause[],
  clauses: readonly ActedClause[],
  { locale, besides }: { locale: string; besides: ReadonlySet<SpokenWord> },
): ClosingCall | undefined {
  const calls = closing.flatMap((acted): ClosingCall[] => {
    const { words, ending } = acted.clause;
    if (ending === 'question' || isReplaced(acted)) return [];
    const before = clauses.slice(0, clauses.indexOf(acted)).flatMap(({ clause }) => clause.words);
    const named = namedCall(words, before, locale);
    const label = named ?? surelyAsked(words, locale);
    const first = label && words[label.wordIndex];
    if (!label || !first) return [];
    const saying = words.slice(label.wordIndex);
    const isCut = saying.some((word) => besides.has(word));
    const whole = named ? [] : isCut ? besideOffer(saying, besides, locale) : longestOf(saying, locale);
    const text = lineOfCard(whole, locale);
    if (isCut && whole.length === 0) return [];
    const isLonger = isCut || text.length > label.text.length;
    const said = isLonger ? whole : wordsOf(label, words);
    const untilSec = said.at(-1)?.endSec ?? first.startSec;
    return [{ acted, text: isLonger ? text : label.text, atSec: first.startSec, untilSec }];
  });
  return calls.at(-1);
}

/** Of "text us for ten dollars off today" what is asked and when. */
function besideOffer(
  words: readonly SpokenWord[],
  besides: ReadonlySet<SpokenWord>,
  locale: string,
): readonly SpokenWord[] {
  const before = words.findIndex((word) => besides.has(word));
  const label = surelyAsked(words.slice(0, before), locale);
  const asked = label ? wordsOf(label, words) : [];
  // "Book your" is left of "book your first lesson free".
  const { you } = cueWordsOf(locale);
  const articles = callSignWordsOf(locale)?.articles ?? [];
  if (!label || cueAt(asked, asked.length - 1, [...articles, ...you]) > 0) return [];
  const behind = words.slice(words.findLastIndex((word) => besides.has(word)) + 1);
  const when = cueAt(behind, 0, closingCallWordsOf(locale)?.whens ?? []);
  const whole = [...asked, ...longestOf(behind.slice(0, when + 1), locale)];
  return when > 0 && lineOfCard(whole, locale).length <= ON_CARD.longest ? whole : asked;
}

/** As much as a card has room for, up to where a small word begins another part: "Call Bellini Optics | this week". */
function longestOf(words: readonly SpokenWord[], locale: string): readonly SpokenWord[] {
  const { small, this: pointing } = cueWordsOf(locale);
  const begins = [...small, ...pointing, ...(callSignWordsOf(locale)?.ends ?? [])];
  const isSmall = (word: SpokenWord | undefined) => word !== undefined && cueAt([word], 0, begins) > 0;
  // "Come and taste, 12 Miller Street", but not "order today, it is warm".
  const goesOn = (at: number) => NAMES_PLACE.test(words[at + 1]?.text ?? '');
  const stop = words.findIndex(({ text }, at) => STOPS.test(text) && !text.endsWith('.') && !goesOn(at));
  const phrase = stop < 0 ? words : words.slice(0, stop + 1);
  const fits = phrase
    .map((_, last) => phrase.slice(0, last + 1))
    .filter((part, last) => {
      const next = phrase[last + 1];
      const isEnd = next === undefined || (isSmall(next) && !tearsClause(part, next, locale));
      return isEnd && !isSmall(part.at(-1)) && lineOfCard(part, locale).length <= ON_CARD.longest;
    });
  return fits.at(-1) ?? [];
}

/** Words of English that lead to a time and to a sentence alike: "before Friday", "before the snow does". */
const LEADS_TO_BOTH = new Set(['before', 'after']);

/** "Get yours before the snow | does": a sentence within ends where another part is joined, and nowhere before. */
function tearsClause(part: readonly SpokenWord[], next: SpokenWord, locale: string): boolean {
  const lists = phraseWordsOf(locale);
  if (!lists || lists.joins.has(next.plain) || lists.places.has(next.plain)) return false;
  return part.some(({ plain }) => lists.clauses.has(plain) || LEADS_TO_BOTH.has(plain));
}

function wordsOf({ text, wordIndex, length }: CallLabel & { length?: number }, words: readonly SpokenWord[]) {
  return words.slice(wordIndex, wordIndex + (length ?? text.split(' ').length));
}
