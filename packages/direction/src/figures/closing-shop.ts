import type { SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { callSignWordsOf } from '../words/call-sign-words.ts';
import { placeWordsOf } from '../words/place-words.ts';
import { type ShopWords, shopWordsOf } from '../words/shop-words.ts';
import { lineOfCard, NAMED } from './named-words.ts';
import { STOPS } from './spoken-sum.ts';

/** A shop that has no number of a house, and where it is. */
export interface ClosingShop {
  /** of the call that names it */
  first: number;
  lines: [name: string, where: string];
  length: number;
}

interface Lists {
  known: ShopWords;
  locale: string;
}

/** "Route 9", "9th" */
const NUMBERED = /^\d{1,3}(?:st|nd|rd|th)?\P{L}*$/u;
/** "St. Louis": a point that ends nothing. */
const SHORTENED = /^(?:st|mt|ft|dr)\.$/iu;
const NAME = { fewest: 2, most: 4 };
const MOST_WHERE = 8;
const LONGEST_LINE = { name: 28, where: 34 };
const ANDS = ['and', 'und', 'y', 'et'];

/** "Come by Kowalski Auto on Ninth": a name of two words at least right behind a call that begins its phrase, and a place that ends it. A name alone may be a person, a city or a brand. */
export function closingShop(words: readonly SpokenWord[], locale: string): ClosingShop | undefined {
  const known = shopWordsOf(locale);
  if (!known) return undefined;
  const found = words.flatMap((_, first) => shopAt(words, first, { known, locale }) ?? []);
  return found.at(-1);
}

function shopAt(words: readonly SpokenWord[], first: number, { known, locale }: Lists): ClosingShop | undefined {
  const call = cueAt(words, first, known.calls);
  if (call === 0 || !beginsPhrase(words, first, locale)) return undefined;
  const from = first + call;
  const at = from + nameAt(words, from, known);
  const lead = at > from && !isStop(words[at - 1]) ? cueAt(words, at, known.wheres) : 0;
  const end = lead > 0 ? placeEnd(words, at + lead, { known, locale }) : undefined;
  if (end === undefined) return undefined;
  const lines: [string, string] = [lineOfCard(words.slice(from, at), locale), lineOfCard(words.slice(at, end), locale)];
  const isShort = lines[0].length <= LONGEST_LINE.name && lines[1].length <= LONGEST_LINE.where;
  return isShort ? { first, lines, length: end - first } : undefined;
}

/** "So come by", but not "my mom would drop by". */
function beginsPhrase(words: readonly SpokenWord[], first: number, locale: string): boolean {
  const leads = callSignWordsOf(locale)?.leads ?? [];
  let at = words.slice(0, first).findLastIndex((word) => isStop(word)) + 1;
  for (let lead = cueAt(words, at, leads); lead > 0 && at < first; lead = cueAt(words, at, leads)) at += lead;
  return at === first;
}

/** Capitals with small joining words between them; 0 where it is a day or a person. */
function nameAt(words: readonly SpokenWord[], from: number, { joins, others, trades }: ShopWords): number {
  let length = 0;
  let capitals = 0;
  for (const word of words.slice(from, from + NAME.most)) {
    const isNamed = NAMED.test(word.text);
    if (!isNamed && (capitals === 0 || cueAt([word], 0, joins) === 0)) break;
    length += 1;
    if (isNamed) capitals += 1;
    if (STOPS.test(word.text)) break;
  }
  while (length > 0 && !NAMED.test(words[from + length - 1]?.text ?? '')) length -= 1;
  const name = words.slice(from, from + length);
  const isOther = findCue(name, others) !== undefined;
  const isTrade = !trades || findCue(name, trades) !== undefined;
  return capitals >= NAME.fewest && !isOther && isTrade ? length : 0;
}

/** Behind "on Ninth", "in St. Louis", "on Ninth and Main": where its phrase ends; undefined where it goes on, or says when. */
function placeEnd(words: readonly SpokenWord[], from: number, { known, locale }: Lists): number | undefined {
  let end = from;
  while (end < from + MOST_WHERE && isPlacePart(words, end, known)) {
    end += 1;
    if (isStop(words[end - 1]) && !goesOnAsPlace(words, end, known)) break;
  }
  const place = words.slice(from, end);
  const isEnd = end === words.length || isStop(words[end - 1]) || beginsClause(words, end, locale);
  const isNamed = place.some(({ text }) => NAMED.test(text)) && !known.placeJoins.includes(place.at(-1)?.plain ?? '');
  // Where every noun has a capital, only a street is one.
  const isStreet = !known.trades || placeWordsOf(locale)?.streets.test(place.at(-1)?.plain ?? '') === true;
  return isEnd && isNamed && isStreet && findCue(place, known.others) === undefined ? end : undefined;
}

function isPlacePart(words: readonly SpokenWord[], at: number, { placeJoins }: ShopWords): boolean {
  const word = words[at];
  if (!word) return false;
  const isJoined = placeJoins.includes(word.plain) && joinsNames(words, at, placeJoins);
  return NAMED.test(word.text) || NUMBERED.test(word.text) || isJoined;
}

/** "Calle de la Cruz": small words with a name behind them. */
function joinsNames(words: readonly SpokenWord[], at: number, joins: readonly string[]): boolean {
  const next = words.slice(at).find(({ plain }) => !joins.includes(plain));
  return next !== undefined && NAMED.test(next.text) && next.plain !== 'i';
}

/** "In Buffalo, New York", but not "on Main, Friday and Saturday". */
function goesOnAsPlace(words: readonly SpokenWord[], at: number, { others }: ShopWords): boolean {
  const next = words[at];
  return words[at - 1]?.text.endsWith(',') === true && NAMED.test(next?.text ?? '') && cueAt(words, at, others) === 0;
}

/** "… on Ninth and we'll have you out": another clause, without a pause. */
const beginsClause = (words: readonly SpokenWord[], at: number, locale: string): boolean =>
  ANDS.includes(words[at]?.plain ?? '') && callSignWordsOf(locale)?.ends.includes(words[at]?.plain ?? '') === true;

const isStop = (word: SpokenWord | undefined): boolean =>
  word !== undefined && STOPS.test(word.text) && !SHORTENED.test(word.text);
