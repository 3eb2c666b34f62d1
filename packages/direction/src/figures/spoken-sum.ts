import { type KnownSpelling, spaced, spellingOf } from '@herald/media/spelled-numbers';
import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import { isCurrency } from './price-sign.ts';

/** A price or a share that is written in words, as it is shown. */
export interface SpokenSum {
  texts: string[];
  /** of words, with what follows the number */
  length: number;
}

const STOPPED = /[.,!?;:…।]$/u;
/** "Nine hundred dollars.”" */
export const STOPS = /[.,!?;:…।"”»]+$/u;
const CENTS = /^(?:cents?|centimes?|céntimos?|centesimi|centesimo|centavos?|pence|पैसे)$/u;
/** "4 Euro 90", "4 € 90". */
const WHOLE_DIGITS = /^(?:\d+|\d{1,3}(?:[.,'’\s]\d{3})+)$/u;
const CENT_DIGITS = /^\d{2}$/u;
const SHARE_DIGITS = /^\d{1,3}$/u;
const MONEY_SIGN = /^[€$£₹]$/u;
/** "A hundred and forty dollars." */
const ONE = /^a (?=hundred|thousand)/u;
/** "Nine hundred and ninety nine thousand nine hundred and ninety nine." */
const LONGEST = 12;

interface Lists {
  locale: string;
  language: { joins: readonly string[]; others: readonly string[] };
  cues: { small: readonly string[] };
}

/** "Seventy nine euros", "novecientos euros", "trente pour cent": the longest number that begins at a word and is of money or a share. */
export function spokenSum(words: readonly SpokenWord[], from: number, lists: Lists): SpokenSum | undefined {
  return sumInDigits(words, from, lists) ?? shareInDigits(words, from, lists) ?? sumInWords(words, from, lists);
}

/** "4 Euro 90": without cents a sum in digits is read as it is written. */
function sumInDigits(words: readonly SpokenWord[], from: number, lists: Lists): SpokenSum | undefined {
  const [whole, unit] = [words[from], words[from + 1]];
  if (!whole || !unit || STOPPED.test(unit.text) || !WHOLE_DIGITS.test(whole.text)) return undefined;
  const value = Number(whole.text.replace(/\D/gu, ''));
  if (!MONEY_SIGN.test(unit.text) && !isCurrency(words, from + 1, value)) return undefined;
  const cents = centsAt(words, from + 2, lists);
  if (!cents) return undefined;
  return { texts: [pricedOf(value + cents.value / 100, lists.locale), unit.text], length: 2 + cents.length };
}

/** "5 pour cent": "5 percent" is shown as it is written. */
function shareInDigits(words: readonly SpokenWord[], from: number, { locale }: Lists): SpokenSum | undefined {
  const digits = words[from]?.text ?? '';
  const length = cueAt(words, from + 1, spellingOf(locale)?.percent ?? []);
  if (length < 2 || !SHARE_DIGITS.test(digits)) return undefined;
  return { texts: [percentOf(Number(digits), locale)], length: 1 + length };
}

function sumInWords(words: readonly SpokenWord[], from: number, lists: Lists): SpokenSum | undefined {
  const { locale } = lists;
  const { joins } = lists.language;
  const spelling = spellingOf(locale);
  if (!spelling || joins.includes(words[from]?.plain ?? '') || !mayBegin(words[from], spelling)) return undefined;
  for (let length = Math.min(LONGEST, words.length - from - 1); length > 0; length--) {
    const unit = words[from + length];
    const share = cueAt(words, from + length, spelling.percent);
    const said = words.slice(from, from + length);
    const value = said.some(({ text }) => STOPPED.test(text)) ? undefined : wholeOf(said, joins, spelling);
    if (value === undefined || value < 2 || (share === 0 && !isCurrency(words, from + length, value))) continue;
    if (share > 0) return { texts: [percentOf(value, locale)], length: length + share };
    const name = unit?.text.replace(STOPS, '') ?? '';
    const cents = STOPPED.test(unit?.text ?? '') ? undefined : centsAt(words, from + length + 1, lists);
    if (!cents) return { texts: [numberOf(value, locale), name], length: length + 1 };
    return { texts: [pricedOf(value + cents.value / 100, locale), name], length: length + 1 + cents.length };
  }
  return undefined;
}

/** "Vier Euro neunzig," "four dollars and fifty cents": what a price has behind its money, where nothing follows that it could count. */
function centsAt(
  words: readonly SpokenWord[],
  from: number,
  lists: Lists,
): { value: number; length: number } | undefined {
  const { joins } = lists.language;
  const first = [...joins, 'con'].includes(words[from]?.plain ?? '') ? from + 1 : from;
  for (let length = 3; length > 0; length--) {
    const [said, next] = [words.slice(first, first + length), words[first + length]];
    const isWhole = said.length === length && !said.slice(0, -1).some(({ text }) => STOPPED.test(text));
    const value = isWhole ? centsOf(said, lists.locale) : undefined;
    if (value === undefined || value > 99) continue;
    if (CENTS.test(next?.plain ?? '')) return { value, length: first - from + length + 1 };
    const isEnd = !next || STOPPED.test(said.at(-1)?.text ?? '') || leadsOn(next, lists);
    return isEnd && value > 9 ? { value, length: first - from + length } : undefined;
  }
  return undefined;
}

function centsOf(said: readonly SpokenWord[], locale: string): number | undefined {
  const text = spaced(said.map(({ plain }) => plain).join(' '));
  return CENT_DIGITS.test(text) ? Number(text) : spellingOf(locale)?.values.get(text);
}

/** "4 Euro 90 im Monat": what is no thing that the cents could count. */
function leadsOn({ plain }: SpokenWord, { language, cues }: Lists): boolean {
  return plain !== 'of' && (language.others.includes(plain) || cues.small.includes(plain));
}

/** A number in words that begins at a word, as long as it goes, as it is shown. */
export function spelledNumber(
  words: readonly SpokenWord[],
  from: number,
  { locale, language: { joins } }: { locale: string; language: { joins: readonly string[] } },
): { value: number; shown: string; length: number } | undefined {
  const spelling = spellingOf(locale);
  if (!spelling || joins.includes(words[from]?.plain ?? '') || !mayBegin(words[from], spelling)) return undefined;
  for (let length = Math.min(LONGEST, words.length - from); length > 0; length--) {
    const said = words.slice(from, from + length);
    if (said.slice(0, -1).some(({ text }) => STOPPED.test(text)) || joins.includes(said.at(-1)?.plain ?? '')) continue;
    const value = wholeOf(said, joins, spelling);
    if (value !== undefined) return { value, shown: numberOf(value, locale), length };
  }
  return undefined;
}

/** Most words of a script begin no number, however many of those behind them are tried. */
function mayBegin(word: SpokenWord | undefined, { starts, thousand, scaled }: KnownSpelling): boolean {
  const text = spaced(word?.plain ?? '').trimStart();
  return scaled !== undefined || text === '' || text === 'a' || starts.has(text.slice(0, 2)) || thousand.test(text);
}

/** A number, in most languages below a million, with or without a thousand in it, which some languages write as one word with the rest. */
function wholeOf(said: readonly SpokenWord[], joins: readonly string[], spelling: KnownSpelling): number | undefined {
  const { values, thousand, scaled } = spelling;
  const plain = said.map((word) => word.plain).filter((word) => !joins.includes(word));
  const text = spaced(plain.join(' ')).replace(ONE, 'one ');
  if (scaled) return scaled(text, values);
  const whole = values.get(text);
  if (whole !== undefined) return whole;
  const found = thousand.exec(text);
  if (!found) return inHundreds(text, spelling);
  const [before, after] = [text.slice(0, found.index).trim(), text.slice(found.index + found[0].length).trim()];
  const thousands = before === '' ? 1 : values.get(before);
  const rest = after === '' ? 0 : values.get(after);
  return thousands === undefined || rest === undefined ? undefined : thousands * 1000 + rest;
}

/** "Nineteen hundred and fifty", but not "twenty hundred". */
function inHundreds(text: string, { values, hundreds }: KnownSpelling): number | undefined {
  const found = hundreds?.exec(text);
  const [count, after] = [values.get(found?.[1] ?? ''), text.slice(found?.[0].length ?? 0)];
  const rest = after === '' ? 0 : values.get(after);
  if (!found || count === undefined || rest === undefined || rest > 99) return undefined;
  return count > 10 && count < 100 && count % 10 > 0 ? count * 100 + rest : undefined;
}

/** The narrow space of some locales is in few fonts. */
const shown = (text: string): string => text.replaceAll('\u202f', '\u00a0');

const numberOf = (value: number, locale: string): string =>
  Number.isInteger(value) ? shown(value.toLocaleString(locale)) : pricedOf(value, locale);

export const pricedOf = (value: number, locale: string): string =>
  shown(value.toLocaleString(locale, { minimumFractionDigits: 2 }));

export const percentOf = (value: number, locale: string): string =>
  shown((value / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 }));
