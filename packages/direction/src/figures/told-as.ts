import type { SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { TAKEN_OFF } from '../words/currency-words.ts';
import { languageOf } from '../words/language-of.ts';
import { numberWordsOf } from '../words/number-words.ts';
import { type ResultWords, resultWordsOf } from '../words/result-words.ts';
import { temperWordsOf } from '../words/temper-words.ts';
import { amountOf } from './amount-of.ts';
import { RANKS } from './figure-wish.ts';
import type { ReadNumber } from './read-numbers.ts';
import { STOPS } from './spoken-sum.ts';

/** A number with the words that say what it is: "$40 less", "in 14 minutes". */
interface Told {
  texts: string[];
  /** of the words that say it */
  first: number;
  length: number;
}

const LONGEST_LEAD = 4;
/** A longer one has no room on its plate. */
const LONGEST = 22;
/** "You save about $300": so many words between the verb and its sum. */
const SAVED_WITHIN = 2;
/** "20 euros de descuento", "24 months full warranty" */
const BEHIND_WITHIN = 2;
/** "40 € moins cher" */
const CHEAPER = /^(?:ch[eè]re?s?|car[oa]s?|barat[oa]s?)$/u;
/** "40 Euro gespart" */
const VERB_LAST = new Set(['de', 'hi']);
/** Fewer of what somebody counts prove nothing. */
const LEAST_PROOF = 20;
const YEARS = /^(?:years?|jahren?|años?|ans|années?|ann[io]|anos?|साल)$/u;
const SIGNS_AROUND = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/** How a number is shown, and whether it is what an offer, a result or a proof says; whether a sum is asked is told elsewhere. */
export function toldAs(
  number: ReadNumber,
  words: readonly SpokenWord[],
  texts: string[],
  around: { locale: string; isCaptioned: boolean },
): Told & { isOffer: boolean } {
  const { locale, isCaptioned } = around;
  const told =
    halfAs(number, words, around) ?? savingAs(number, words, texts, locale) ?? resultAs(number, words, locale);
  const isOffer = !isDenied(told ?? number, words, locale);
  if (told) return { ...told, isOffer };
  const said = isCaptioned ? countedAs(number, words, texts) : texts;
  return { ...number, texts: said, isOffer: isOffer && isShort(said) && isProof(number, words, locale) };
}

/** "It never saves you $300", "the dealer wanted 40%" */
function isDenied({ first, length }: Told, words: readonly SpokenWord[], locale: string): boolean {
  const begin = words.slice(0, first).findLastIndex(({ text }) => STOPS.test(text)) + 1;
  const { demands } = temperWordsOf(locale);
  const phrase = words.slice(begin, first + length);
  return [cueWordsOf(locale).never, demands].some((cues) => findCue(phrase, cues) !== undefined);
}

/** All words of what is counted, which captions leave to their plate. */
function countedAs({ first, length, counts = 1 }: ReadNumber, words: readonly SpokenWord[], texts: string[]): string[] {
  const [digits = '', unit] = texts;
  const end = first + length;
  return counts > 1 && unit !== undefined ? [digits, saidAs(words.slice(end - counts, end))] : texts;
}

const isShort = (texts: readonly string[]): boolean => texts.join(' ').length <= LONGEST;

/** "Half price" is what captions say, also on their plate; by itself it is "50% off". */
function halfAs(
  { texts: [share = ''], first, length }: ReadNumber,
  words: readonly SpokenWord[],
  { locale, isCaptioned }: { locale: string; isCaptioned: boolean },
): Told | undefined {
  if (cueAt(words, first, numberWordsOf(locale).half) === 0) return undefined;
  if (isCaptioned) return { texts: [saidAs(words.slice(first, first + length))], first, length };
  return { texts: languageOf(locale) === 'en' ? [share, 'off'] : [`−${share}`], first, length };
}

/** A sum or a share that is saved, with the words that say so; undefined of any other number. */
export function savingAs(
  number: ReadNumber,
  words: readonly SpokenWord[],
  [sum = '', unit]: readonly string[],
  locale: string,
): Told | undefined {
  const { first, length } = number;
  if (number.kind !== 'number' || number.rank !== RANKS.money || unit !== undefined) return undefined;
  const end = first + length;
  const { saves } = cueWordsOf(locale);
  const savesBehind = VERB_LAST.has(languageOf(locale)) ? saves : [];
  const behind = reach(words, end, BEHIND_WITHIN);
  const off = behind.findIndex(
    (word, at) => (TAKEN_OFF.test(word.plain) && !goesOnBack(words, end + at)) || cueAt([word], 0, savesBehind) > 0,
  );
  if (off >= 0) {
    const cheaper = STOPS.test(behind[off]?.text ?? '') || !CHEAPER.test(words[end + off + 1]?.plain ?? '') ? 0 : 1;
    const last = end + off + 1 + cheaper;
    return fitting({ texts: [sum, saidAs(words.slice(end, last))], first, length: last - first });
  }
  const verb = leadBefore(words, first, saves, SAVED_WITHIN);
  const between = words.slice(first - verb + 1, first);
  if (verb === 0 || !between.every((_, at) => isAbout(between, at, locale))) return undefined;
  const said = `${saidAs(words.slice(first - verb, first))} ${sum}`;
  return fitting({ texts: [said], first: first - verb, length: length + verb });
}

const fitting = (told: Told): Told | undefined => (isShort(told.texts) ? told : undefined);

/** "I owe them $900 back home" takes nothing off. */
const goesOnBack = (words: readonly SpokenWord[], at: number): boolean =>
  words[at]?.plain === 'back' && words[at + 1] !== undefined && !STOPS.test(words[at]?.text ?? '');

/** "Saves you up to $300", but not "saved for $2,000". */
function isAbout(words: readonly SpokenWord[], at: number, locale: string): boolean {
  const { me, you } = cueWordsOf(locale);
  const abouts = [...me, ...you, ...(resultWordsOf(locale)?.abouts ?? [])];
  return cueAt(words, at, abouts) > 0 || cueAt(words, at - 1, abouts) > 1;
}

/** How soon something is there, how long it lasts or is guaranteed: with the words that say so. */
function resultAs(
  { kind, rank, texts: [digits = '', unit], first, length, counts = 1 }: ReadNumber,
  words: readonly SpokenWord[],
  locale: string,
): Told | undefined {
  const known = resultWordsOf(locale);
  const last = words[first + length - 1];
  if (!known || !last || unit === undefined || kind !== 'number' || rank < RANKS.chips) return undefined;
  const { times, befores, afters, guarantees } = known;
  const end = first + length;
  const counted = words.slice(end - counts, end);
  const isTime = times.test(last.plain);
  const leads = [
    ...guarantees,
    ...(isTime ? [...(isOfMe(words, { first, end }, locale) ? [] : befores), ...afters] : []),
  ];
  const lead = leadBefore(words, first, leads, 0);
  if (lead > 0) {
    const before = saidAs(words.slice(first - lead, first));
    return fitting({ texts: [`${before} ${digits}`, saidAs(counted)], first: first - lead, length: length + lead });
  }
  const later = isTime && !STOPS.test(last.text) ? laterBehind(words, end, known) : 0;
  const covered = later > 0 ? later : guaranteedBehind(words, end, guarantees);
  if (covered === 0) return undefined;
  return fitting({
    texts: [digits, saidAs(words.slice(end - counts, end + covered))],
    first,
    length: length + covered,
  });
}

/** "In 20 minutes I have to leave" is no result, and "I am back in two weeks" none either. */
function isOfMe(words: readonly SpokenWord[], { first, end }: { first: number; end: number }, locale: string): boolean {
  const begin = words.slice(0, first).findLastIndex(({ text }) => STOPS.test(text)) + 1;
  return [begin, end].some((at) => cueAt(words, at, cueWordsOf(locale).me) > 0);
}

function laterBehind(words: readonly SpokenWord[], end: number, { laters, lastLaters }: ResultWords): number {
  const last = cueAt(words, end, lastLaters);
  const isLast = end + last >= words.length || STOPS.test(words[end + last - 1]?.text ?? '');
  return last > 0 && isLast ? last : cueAt(words, end, laters);
}

/** A rating or a share, or so many people, pianos or pounds that they speak for what a film sells. */
function isProof(
  { kind, rank, texts: [digits = '', unit], first, length }: ReadNumber,
  words: readonly SpokenWord[],
  locale: string,
): boolean {
  if (kind === 'stars' || digits.endsWith('%')) return true;
  if (rank === RANKS.money || rank === RANKS.set) return false;
  const counted = words[first + length - 1]?.plain ?? '';
  const isTime = YEARS.test(counted) || resultWordsOf(locale)?.times.test(counted) === true;
  return unit === undefined || (!isTime && amountOf(digits) >= LEAST_PROOF);
}

/** How many words right before a place a cue has, with so many words between them at most, in one phrase. */
function leadBefore(words: readonly SpokenWord[], end: number, cues: readonly string[], between: number): number {
  const from = Math.max(0, end - LONGEST_LEAD - between);
  const at = words.slice(from, end).findIndex((_, index) => {
    const length = cueAt(words, from + index, cues);
    const gap = end - from - index - length;
    return length > 0 && gap >= 0 && gap <= between;
  });
  const lead = at < 0 ? [] : words.slice(from + at, end);
  return lead.some(({ text }) => STOPS.test(text)) ? 0 : lead.length;
}

/** "Months warranty", "mois de garantie" */
function guaranteedBehind(words: readonly SpokenWord[], end: number, guarantees: readonly string[]): number {
  if (STOPS.test(words[end - 1]?.text ?? '')) return 0;
  const behind = reach(words, end, BEHIND_WITHIN);
  const at = behind.findIndex((_, index) => cueAt(words, end + index, guarantees) > 0);
  return at < 0 ? 0 : at + cueAt(words, end + at, guarantees);
}

/** The words behind a place, up to the end of their phrase. */
function reach(words: readonly SpokenWord[], end: number, count: number): SpokenWord[] {
  if (STOPS.test(words[end - 1]?.text ?? '')) return [];
  const near = words.slice(end, end + count);
  const stop = near.findIndex(({ text }) => STOPS.test(text));
  return stop < 0 ? near : near.slice(0, stop + 1);
}

const saidAs = (words: readonly SpokenWord[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(SIGNS_AROUND, '');
