import type { SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { callSignWordsOf } from '../words/call-sign-words.ts';
import { closingCallWordsOf } from '../words/closing-call-words.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { freeWordsOf } from '../words/free-words.ts';
import { surelyAsked } from './call-label.ts';
import { RANKS } from './figure-wish.ts';
import { lineOfCard } from './named-words.ts';
import { readNumbers } from './read-numbers.ts';
import { STOPS } from './spoken-sum.ts';

/** What costs nothing, as a card says it, and the words that say so. */
interface FreeOffer {
  text: string;
  first: number;
  length: number;
}

const MOST_NAMED = 3;
const LONGEST = 28;

/** "The first visit is free" is "First visit free"; without a verb it is the first of something in a call: "try the first one free". What is free for some, or of something, is none. */
export function freeOffer(words: readonly SpokenWord[], locale: string): FreeOffer | undefined {
  const frees = freeWordsOf(locale)?.frees ?? [];
  for (const [at] of words.entries()) {
    const free = cueAt(words, at, frees);
    const begin = words.slice(0, at).findLastIndex(({ text }) => STOPS.test(text)) + 1;
    const isDenied = findCue(words.slice(begin, at + free), cueWordsOf(locale).never) !== undefined;
    const place = { begin, at, end: at + free };
    const found = free === 0 || isDenied ? undefined : (toldAt(words, place, locale) ?? askedAt(words, place, locale));
    const text = found && lineOfCard([...words.slice(found.from, found.to), ...words.slice(at, at + free)], locale);
    if (text && text.length <= LONGEST) return { text, first: found.first, length: found.end - found.first };
  }
  return undefined;
}

interface Place {
  begin: number;
  at: number;
  end: number;
}

/** What is named, and all the words that say that it is free. */
interface Found {
  from: number;
  to: number;
  first: number;
  end: number;
}

/** "So the first visit is free": the whole phrase says it, and somebody else none of it. */
function toldAt(words: readonly SpokenWord[], { begin, at, end }: Place, locale: string): Found | undefined {
  const { beings = [], firsts = [], gifts = [] } = freeWordsOf(locale) ?? {};
  const being = cueAt(words, at - 1, beings);
  const behind = cueAt(words, end, beings);
  const { leads = [], articles = [] } = callSignWordsOf(locale) ?? {};
  let first = begin;
  while (cueAt(words, first, leads) > 0) first += cueAt(words, first, leads);
  const from = first + cueAt(words, first, [...articles, ...cueWordsOf(locale).you]);
  const to = at - being;
  const isGiven = cueAt(words, from, firsts) > 0 || cueAt(words, to - 1, gifts) > 0;
  if (being + behind === 0 || to <= from || to - from > MOST_NAMED || !isGiven) return undefined;
  return isAlone(words, end + behind, locale) ? { from, to, first, end: end + behind } : undefined;
}

/** "Come try the first one free this Saturday" */
function askedAt(words: readonly SpokenWord[], { begin, at, end }: Place, locale: string): Found | undefined {
  const from = at - 2;
  const isFirst = from > begin && cueAt(words, from, freeWordsOf(locale)?.firsts ?? []) > 0;
  const isWhen = isAlone(words, end, locale) || cueAt(words, end, closingCallWordsOf(locale)?.whens ?? []) > 0;
  if (!isFirst || !isWhen || !surelyAsked(words.slice(begin), locale)) return undefined;
  const article = cueAt(words, from - 1, callSignWordsOf(locale)?.articles ?? []);
  return { from, to: at, first: from - article, end };
}

/** What is free besides what is sold: "delivery", but not "the first delivery". */
export function isGift(words: readonly SpokenWord[], locale: string): boolean {
  const { firsts = [], gifts = [] } = freeWordsOf(locale) ?? {};
  return findCue(words, gifts) !== undefined && findCue(words, firsts) === undefined;
}

/** Nothing of its sentence limits it: "free over fifty dollars", "free, but only in June". */
function isAlone(words: readonly SpokenWord[], end: number, locale: string): boolean {
  if (end >= words.length) return true;
  // "The first talk is free, then it is ninety euros."
  if (readNumbers(words.slice(end), locale, cueWordsOf(locale)).some(({ rank }) => rank === RANKS.money)) return false;
  const { leads = [], ends = [] } = callSignWordsOf(locale) ?? {};
  const limits = cueAt(words, end, ends) > 0 && cueAt(words, end, leads) === 0;
  const goesOn = STOPS.test(words[end - 1]?.text ?? '') || cueAt(words, end, leads) > 0;
  return goesOn && !limits && cueAt(words, end, cueWordsOf(locale).contrast) === 0;
}
