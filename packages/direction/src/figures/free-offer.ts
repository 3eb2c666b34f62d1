import type { SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { callSignWordsOf } from '../words/call-sign-words.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { freeWordsOf } from '../words/free-words.ts';
import { lineOfCard } from './named-words.ts';
import { STOPS } from './spoken-sum.ts';

/** What costs nothing, as a card says it, and the words that say so. */
interface FreeOffer {
  text: string;
  first: number;
  length: number;
}

const MOST_WORDS = 6;
const LONGEST = 28;

/** "The first visit is free" is "First visit free"; without a verb only the first of something is: "try the first one free". */
export function freeOffer(words: readonly SpokenWord[], locale: string): FreeOffer | undefined {
  const known = freeWordsOf(locale);
  if (!known || findCue(words, cueWordsOf(locale).never) !== undefined) return undefined;
  const { frees, beings, firsts } = known;
  for (const [at] of words.entries()) {
    const free = cueAt(words, at, frees);
    if (free === 0) continue;
    const begin = words.slice(0, at).findLastIndex(({ text }) => STOPS.test(text)) + 1;
    const phrase = words.slice(begin, at);
    const being = cueAt(words, at - 1, beings) > 0 ? 1 : 0;
    const named = behindArticle(phrase.slice(0, phrase.length - being), { locale, firsts, isTold: being > 0 });
    if (named.length === 0 || named.length > MOST_WORDS) continue;
    const text = lineOfCard([...named, ...words.slice(at, at + free)], locale);
    if (text.length > LONGEST) continue;
    const start = at - being - named.length;
    const article = start > begin && cueAt(words, start - 1, callSignWordsOf(locale)?.articles ?? []) > 0 ? 1 : 0;
    return { text, first: start - article, length: article + named.length + being + free };
  }
  return undefined;
}

/** What is named behind its article, or from the first of something on. */
function behindArticle(
  phrase: readonly SpokenWord[],
  { locale, firsts, isTold }: { locale: string; firsts: readonly string[]; isTold: boolean },
): readonly SpokenWord[] {
  const first = phrase.findLastIndex((word) => cueAt([word], 0, firsts) > 0);
  if (first >= 0) return phrase.slice(first);
  if (!isTold) return [];
  const articles = callSignWordsOf(locale)?.articles ?? [];
  const article = phrase.findLastIndex((word) => cueAt([word], 0, articles) > 0);
  return article < 0 ? [] : phrase.slice(article + 1);
}
