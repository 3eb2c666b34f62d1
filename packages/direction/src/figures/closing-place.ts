import type { SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { type PlaceWords, placeWordsOf } from '../words/place-words.ts';
import { askedFor, closingPhone, helperNamed } from './closing-phone.ts';
import { closingShop } from './closing-shop.ts';
import { lineOfCard, NAMED } from './named-words.ts';
import { STOPS } from './spoken-sum.ts';
import { addressAt } from './street-address.ts';

/** Where a film sends its viewers, as a card shows it. */
export interface ClosingPlace {
  /** of the words that say it */
  first: number;
  /** the address and when it is open or how it is found, or the telephone number and who answers it */
  lines: string[];
  /** with what is behind it */
  length: number;
  /** what follows stands on the card of its sentence, from the call on */
  isPhone?: true;
}

/** "Saturdays till two", "von Montag bis Samstag": opening hours in so many words. */
const MOST_HOURS = 7;
/** "Stall fourteen" */
const MOST_STALL = 3;
const LONGEST_LINE = 34;

/** The telephone number that the words ask to dial, else the last street with its house, each with what is said right beside it, else a shop that is named with where it is. */
export function closingPlace(words: readonly SpokenWord[], locale: string): ClosingPlace | undefined {
  const shop = () => closingShop(words, locale);
  return phonePlace(words, locale) ?? streetPlace(words, locale) ?? shop();
}

function phonePlace(words: readonly SpokenWord[], locale: string): ClosingPlace | undefined {
  const phone = closingPhone(words, locale);
  if (!phone) return undefined;
  const asked = askedFor(words, phone.first + phone.length, locale);
  const who = helperNamed(words.slice(0, phone.first), locale);
  const beside = [who, asked?.text].filter((line) => line !== undefined && line.length <= LONGEST_LINE);
  const lines = [phone.text, ...beside.flatMap((line) => line ?? [])];
  return { first: phone.first, lines, length: phone.length + (asked?.length ?? 0), isPhone: true };
}

/** The last street with its house among words, with its opening hours, whom to ask for or what it is beside, or the stall before it. */
function streetPlace(words: readonly SpokenWord[], locale: string): ClosingPlace | undefined {
  const known = placeWordsOf(locale);
  if (!known) return undefined;
  const found = words.flatMap((_, first) => {
    const length = addressAt(words, first, known);
    return length > 0 ? [{ first, length }] : [];
  });
  const address = found.at(-1);
  if (!address) return undefined;
  const { first, length } = address;
  const text = lineOfCard(words.slice(first, first + length), locale);
  if (text.length > LONGEST_LINE) return undefined;
  const beside = behindAddress(words, first + length, known, locale);
  if (beside) return { first, lines: [text, beside.text], length: length + beside.length };
  const inside = insideAt(words, first, known);
  const within = lineOfCard(words.slice(first - inside, first), locale);
  if (inside > 0 && within.length <= LONGEST_LINE)
    return { first: first - inside, lines: [text, within], length: inside + length };
  return { first, lines: [text], length };
}

/** "Saturdays till two", "ask for Nuria", "right beside the post office" */
function behindAddress(
  words: readonly SpokenWord[],
  from: number,
  known: PlaceWords,
  locale: string,
): { text: string; length: number } | undefined {
  const asked = askedFor(words, from, locale);
  const length = Math.max(hoursAt(words, from, known), landmarkAt(words, from, known));
  const told = length > 0 ? { text: lineOfCard(words.slice(from, from + length), locale), length } : asked;
  return told && told.text.length <= LONGEST_LINE ? told : undefined;
}

/** "Gleich neben der Post": a phrase right behind the address. */
function landmarkAt(words: readonly SpokenWord[], from: number, { besides }: PlaceWords): number {
  const reach = words.slice(from, from + MOST_HOURS);
  const end = reach.findIndex(({ text }) => STOPS.test(text));
  const phrase = reach.slice(0, end + 1);
  const at = findCue(phrase.slice(0, 2), besides) ?? findCue(phrase, besides);
  return at !== undefined && at < 2 && phrase.length > at + 1 ? phrase.length : 0;
}

/** "Stall fourteen", with the market that it is in: whole phrases right before the address. */
function insideAt(words: readonly SpokenWord[], first: number, { stalls }: PlaceWords): number {
  const startOf = (end: number) =>
    words.slice(0, Math.max(0, end - 1)).findLastIndex(({ text }) => STOPS.test(text)) + 1;
  if (first < 2 || !words[first - 1]?.text.endsWith(',')) return 0;
  const own = startOf(first);
  if (first - own > MOST_STALL || cueAt(words, own, stalls) === 0) return 0;
  const before = words.slice(startOf(own), own);
  const market = before.length - 1 - [...before].reverse().findIndex((word) => !NAMED.test(word.text));
  const name = before.length - 1 - market;
  return (
    first - own + (words[own - 1]?.text.endsWith(',') && name >= 2 && market >= 0 && market < before.length ? name : 0)
  );
}

/** A phrase right behind the address that names a day and until when. */
function hoursAt(words: readonly SpokenWord[], from: number, { days, untils }: PlaceWords): number {
  const reach = words.slice(from, from + MOST_HOURS);
  const end = reach.findIndex(({ text }) => STOPS.test(text));
  const phrase = reach.slice(0, end < 0 ? reach.length : end + 1);
  const isWhole = end >= 0 || from + phrase.length === words.length;
  const tells = findCue(phrase, days) !== undefined && findCue(phrase, untils) !== undefined;
  return isWhole && tells ? phrase.length : 0;
}
