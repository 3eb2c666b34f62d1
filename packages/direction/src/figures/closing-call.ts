import type { ActedClause } from '../clauses/acted-clause.ts';
import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import { callSignWordsOf } from '../words/call-sign-words.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { askedLabel, type CallLabel, clean } from './call-label.ts';
import { isReplaced } from './figure-wish.ts';
import { namedCall } from './named-call.ts';
import { lineOfCard } from './named-words.ts';

/** What a film asks for at its end, as its card says it, and the words that say so. */
export interface ClosingCall {
  acted: ActedClause;
  text: string;
  atSec: number;
  untilSec: number;
}

/** A card has room for its day, too: "Order yours by Thursday". */
const LONGEST = 36;

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
    const label = named ?? askedLabel(words, locale);
    const atSec = label && words[label.wordIndex]?.startSec;
    if (!label || atSec === undefined) return [];
    const isAsSaid = !named && !('isShortened' in label);
    const whole = isAsSaid ? longestOf(words.slice(label.wordIndex), besides, locale) : [];
    const text = lineOfCard(whole, locale);
    const isLonger = text.length > label.text.length;
    const said = isLonger ? whole : wordsOf(label, words);
    return [{ acted, text: isLonger ? text : label.text, atSec, untilSec: said.at(-1)?.endSec ?? atSec }];
  });
  return calls.at(-1);
}

/** As much as a card has room for, up to where a small word begins another part: "Call Bellini Optics | this week". */
function longestOf(
  words: readonly SpokenWord[],
  besides: ReadonlySet<SpokenWord>,
  locale: string,
): readonly SpokenWord[] {
  const { small, this: pointing } = cueWordsOf(locale);
  const begins = [...small, ...pointing, ...(callSignWordsOf(locale)?.ends ?? [])];
  const isSmall = (word: SpokenWord | undefined) => word !== undefined && cueAt([word], 0, begins) > 0;
  const said = words.filter((word) => !besides.has(word));
  const fits = said
    .map((_, last) => said.slice(0, last + 1))
    .filter((part, last) => {
      const isEnd = said[last + 1] === undefined || isSmall(said[last + 1]);
      return isEnd && !isSmall(part.at(-1)) && lineOfCard(part, locale).length <= LONGEST;
    });
  return fits.at(-1) ?? [];
}

function wordsOf(label: CallLabel & { length?: number }, words: readonly SpokenWord[]): readonly SpokenWord[] {
  const { text, wordIndex, isShortened, length = text.split(' ').length } = label;
  const last = isShortened ? words.findIndex((word) => text.includes(clean(word)) && text.endsWith(clean(word))) : -1;
  return words.slice(wordIndex, last < 0 ? wordIndex + length : last + 1);
}
