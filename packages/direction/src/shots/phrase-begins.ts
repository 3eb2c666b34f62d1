import { isDeterminer, isObjectWord, leadsOn, namesTime, pullTo } from '@herald/media/captions/binding-words';
import { endsPhrase } from '@herald/media/captions/phrase-starts';
import type { SpokenWord } from '../reading/clause.ts';
import { type PhraseWords, phraseWordsOf } from '../words/phrase-words.ts';

/** Inside a sentence: something that could be one itself, more about a thing, more about what is done, what a thing does, or a word that is bound to none; `unlisted` is such a word in a language without lists. */
export type Beginning = 'clause' | 'phrase' | 'addition' | 'predicate' | 'unlisted' | 'word';

/** An article or a preposition belongs to what follows. */
const LEADS = 0.6;
/** "Qu'ils", "d'une": what is before the sign decides. */
const ELIDED = /^(?:qu|lorsqu|puisqu)['’]/u;
/** "The first word": two words from an article on are named, and what follows them says more. */
const NAMED_WITHIN = 3;
/** Of words that say when or where, before what happens. */
const LONGEST_OPENING = 4;
const SIGN = /[.,;:!?…।]$/u;
const DIGIT = /\d/u;

/**
 * What begins at a word in the middle of a sentence; undefined where the word before leads to it, or where nobody knows. A verb keeps its
 * object and a noun what it is of, because neither begins with a word that is listed.
 */
export function beginningAt(words: readonly SpokenWord[], place: number, locale: string): Beginning | undefined {
  const [last, word, next] = [words[place - 1], words[place], words[place + 1]];
  if (!last || !word) return undefined;
  const lists = phraseWordsOf(locale);
  if (endsPhrase(last, word, words[place - 2])) return pullTo(last.text, word.text) >= LEADS ? undefined : 'clause';
  if (!lists) return pullTo(last.text, word.text) >= LEADS ? undefined : unlistedBeginning(word, next);
  const begins = listedBeginning(word, next, lists);
  if (lists.ends.has(last.plain) && pullTo(last.text, word.text) < LEADS) return begins ?? 'phrase';
  if (leadsTo(last.plain, word.plain, lists)) return undefined;
  if (isBehindOpening(words, place, lists)) return 'clause';
  if (!begins) return unboundAt(words, place, lists);
  if (begins !== 'addition') return begins;
  const isBehindThing = endsThing(words.slice(0, place), lists);
  const leadsToThing = lists.places.has(word.plain) && isDeterminer(next?.plain ?? '');
  if (lists.behindThings.has(word.plain) && !isBehindThing && !leadsToThing) return undefined;
  return isBehindThing ? 'phrase' : 'addition';
}

function unlistedBeginning(word: SpokenWord, next: SpokenWord | undefined): Beginning {
  return pullTo(word.text, next?.text ?? '') >= LEADS ? 'addition' : 'unlisted';
}

function listedBeginning(
  { plain, text }: SpokenWord,
  next: SpokenWord | undefined,
  { clauses, joins, places, behindThings, doers, parts }: PhraseWords,
): Beginning | undefined {
  const following = next?.plain ?? '';
  if (clauses.has(plain) || ELIDED.test(plain)) return 'clause';
  if (joins.has(plain)) return doers.has(following) || clauses.has(following) ? 'clause' : 'phrase';
  if (doers.has(plain)) return 'phrase';
  if (parts.has(plain) && clauses.has(following)) return 'word';
  if (isDeterminer(plain) && namesTime(following)) return 'addition';
  // "Turn it on and": no place is said.
  if (!next || SIGN.test(text) || joins.has(following) || !(places.has(plain) || behindThings.has(plain)))
    return undefined;
  return isObjectWord(following) ? 'word' : 'addition';
}

/** "When they | are", "so you | can"; but "use it | in the kitchen", "what you have | and what you need". */
function leadsTo(last: string, word: string, lists: PhraseWords): boolean {
  const { clauses, joins, places, behindThings, leads } = lists;
  if ([clauses, joins, places, behindThings].some((list) => list.has(last))) return true;
  return (leads.has(last) && !joins.has(word)) || (leadsOn(last) && !isObjectWord(last));
}

/** "By Thursday | the book is …", "since then | we …" */
function isBehindOpening(words: readonly SpokenWord[], place: number, lists: PhraseWords): boolean {
  const { places, joins, doers } = lists;
  const opening = joins.has(words[0]?.plain ?? '') ? 1 : 0;
  const small = words[place]?.plain ?? '';
  const isNear = place > opening + 1 && place <= opening + LONGEST_OPENING;
  return isNear && places.has(words[opening]?.plain ?? '') && (doers.has(small) || isDeterminer(small));
}

/** "The old house | stays warm" is behind a whole thing; nothing is cut off before a thing, a place or a person. */
function unboundAt(words: readonly SpokenWord[], place: number, lists: PhraseWords): 'predicate' | 'word' | undefined {
  const [last, word] = [words[place - 1], words[place]];
  if (!last || !word || isObjectWord(last.plain) || isObjectWord(word.plain) || isDeterminer(word.plain))
    return undefined;
  const { places, behindThings, parts, persons } = lists;
  if ([places, behindThings, parts, persons].some((list) => list.has(word.plain))) return undefined;
  const around = { before: words[place - 2]?.text, after: words[place + 1]?.text };
  if (pullTo(last.text, word.text, around) >= LEADS) return undefined;
  return endsThing(words.slice(0, place), lists) ? 'predicate' : 'word';
}

/** "My hands", "two bars", "the first walk", "it". */
function endsThing(words: readonly SpokenWord[], { persons }: PhraseWords): boolean {
  const last = words.at(-1)?.plain ?? '';
  return (
    isObjectWord(last) ||
    words
      .slice(-NAMED_WITHIN, -1)
      .some(({ plain }) => !persons.has(plain) && (isDeterminer(plain) || DIGIT.test(plain)))
  );
}
