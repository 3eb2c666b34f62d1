import { readNumbers } from '../figures/read-numbers.ts';
import type { Clause, SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { type ProductTalkWords, productTalkWordsOf } from '../words/product-talk-words.ts';
import { productWordsOf } from '../words/product-words.ts';
import { countsPacks } from './counts-packs.ts';

/** Whether words show the product, because they point at it, describe it, use it or price it, or only name it. */
export type ProductTalk = 'shows' | 'names';

interface Spoken {
  locale: string;
  /** the words of its names */
  known: ReadonlySet<string>;
  /** the words before speak of it */
  isFollowing: boolean;
  /** it was spoken of at any time before */
  isIntroduced?: boolean;
  /** the script points at several: "these socks" */
  isMany?: boolean;
}

const MONEY_RANK = 0;
/** Before the name of what does something stands an article or an adjective, and hardly more. */
const MOST_BEFORE_NAME = 2;
const LEAST_BEHIND_NAME = 2;
/** A word for what was named before comes among the first of its clause. */
const PRONOUN_WORDS = 3;
/** "Only $19" */
const WORDS_BEFORE_PRICE = 1;
/** Who asks for the order does it at the beginning, or behind a comma. */
const CALL_WORDS = 2;
/** Who paid is named at the beginning. */
const PAYER_WORDS = 2;

/** How a clause speaks of the product; null where it does not. */
export function productTalk({ words }: Pick<Clause, 'words'>, spoken: Spoken): ProductTalk | null {
  const { locale, known, isFollowing } = spoken;
  if (pointsAtIt(words, locale)) return 'shows';
  const talk = productTalkWordsOf(locale);
  // Who asks for the order has shown it before.
  if (asksForOrder(words, locale)) return words.some(({ plain }) => known.has(plain)) ? 'names' : null;
  if (words.some(({ plain }) => known.has(plain)))
    return usesIt(words, known, talk) || describesIt(words, spoken, talk) ? 'shows' : 'names';
  if (spoken.isIntroduced && countsPacks(words, locale)) return 'shows';
  if (!isFollowing) return spoken.isIntroduced && pricesIt(words, spoken) ? 'shows' : null;
  const meansIt = hasPronoun(words.slice(0, PRONOUN_WORDS), spoken);
  // "I've tried creams for a hundred dollars" prices something else.
  const isOfSpeaker = findCue(words.slice(0, PAYER_WORDS), cueWordsOf(locale).me) !== undefined;
  const isItsPrice = !isOfSpeaker && isPriced(words, locale);
  return meansIt || findCue(words, talk.does) !== undefined || isItsPrice ? 'shows' : null;
}

/** "It's $34", "only $19": sentences after the last word about it. */
function pricesIt(words: readonly SpokenWord[], spoken: Spoken): boolean {
  const { locale } = spoken;
  const opening = words.slice(0, PRONOUN_WORDS);
  const isOfSpeaker = findCue(words, cueWordsOf(locale).me) !== undefined;
  if (isOfSpeaker) return false;
  if (hasPronoun(opening, spoken) || startsWithVerb(words, locale)) return isPriced(words, locale);
  return startsWithPrice(words, locale);
}

/** "Cuesta 29 €", "cabe en el bolso y cuesta 29 €": where a language leaves the subject out, it is what was spoken of. */
function startsWithVerb(words: readonly SpokenWord[], locale: string): boolean {
  const { dropsSubject = false, does } = productTalkWordsOf(locale);
  return dropsSubject && cueAt(words, 0, does) > 0;
}

/** "Rent is $900" prices something else. */
function startsWithPrice(words: readonly SpokenWord[], locale: string): boolean {
  const cues = cueWordsOf(locale);
  const price = readNumbers(words, locale, cues).find(({ rank }) => rank === MONEY_RANK);
  return price !== undefined && price.word <= WORDS_BEFORE_PRICE;
}

/** "This one", but not "this week". */
export function pointsAtIt(words: readonly SpokenWord[], locale: string): boolean {
  const { points, times } = productWordsOf(locale);
  return words.some((_, index) => {
    const length = cueAt(words, index, points);
    return length > 0 && !times.includes(words[index + length]?.plain ?? '');
  });
}

/** "I put it in my tea": said right behind words about the product. */
export function meansItSomewhere(words: readonly SpokenWord[], spoken: Pick<Spoken, 'locale' | 'isMany'>): boolean {
  return hasPronoun(words, spoken) || findCue(words, productTalkWordsOf(spoken.locale).does) !== undefined;
}

function hasPronoun(words: readonly SpokenWord[], { locale, isMany }: Pick<Spoken, 'locale' | 'isMany'>): boolean {
  const { its, theirs } = productTalkWordsOf(locale);
  return findCue(words, its) !== undefined || (isMany === true && findCue(words, theirs) !== undefined);
}

/** "Get yours", "go on, get yours". */
export function asksForOrder(words: readonly SpokenWord[], locale: string): boolean {
  const { call } = cueWordsOf(locale);
  const starts = [0, ...words.flatMap(({ text }, index) => (text.endsWith(',') ? [index + 1] : []))];
  return starts.some((start) => findCue(words.slice(start, start + CALL_WORDS), call) !== undefined);
}

/** "These socks". */
export function pointsAtMany(words: readonly SpokenWord[], locale: string): boolean {
  return findCue(words, productTalkWordsOf(locale).pointsAtMany) !== undefined;
}

interface Name {
  first: number;
  last: number;
}

function nameIn(words: readonly SpokenWord[], known: ReadonlySet<string>): Name {
  const first = words.findIndex(({ plain }) => known.has(plain));
  const behind = words.findIndex(({ plain }, index) => index > first && !known.has(plain));
  return { first, last: (behind < 0 ? words.length : behind) - 1 };
}

/** "With Luma", "with the Luma". */
function usesIt(words: readonly SpokenWord[], known: ReadonlySet<string>, talk: ProductTalkWords): boolean {
  const name = nameIn(words, known);
  return leadsTo(words, name, talk.uses) || cueAt(words, name.last + 1, talk.usesBehind) > 0;
}

function leadsTo(words: readonly SpokenWord[], { first }: Name, cues: readonly string[]): boolean {
  return words.some((_, index) => {
    const length = index < first ? cueAt(words, index, cues) : 0;
    return length > 0 && first - index - length <= 1;
  });
}

/** "The Luma dims itself" describes it; "at Luma we make lamps" and "I found Luma" do not. */
function describesIt(words: readonly SpokenWord[], { known, locale }: Spoken, talk: ProductTalkWords): boolean {
  const name = nameIn(words, known);
  const isMaker = leadsTo(words, name, talk.makers) || cueAt(words, name.last + 1, talk.makersBehind) > 0;
  if (isMaker || findCue(words, talk.makes) !== undefined) return false;
  if (findCue(words, talk.does) !== undefined || isPriced(words, locale)) return true;
  const { me } = cueWordsOf(locale);
  const before = words.slice(0, name.first);
  const isSubject = before.length <= MOST_BEFORE_NAME && words.length - 1 - name.last >= LEAST_BEHIND_NAME;
  return isSubject && findCue(before, me) === undefined;
}

function isPriced(words: readonly SpokenWord[], locale: string): boolean {
  return readNumbers(words, locale, cueWordsOf(locale)).some(({ rank }) => rank === MONEY_RANK);
}
