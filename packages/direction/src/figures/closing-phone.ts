import { isAbbreviation } from '@herald/media/captions/binding-words';
import type { SpokenWord } from '../reading/clause.ts';
import { cueAt, findCue } from '../reading/find-cue.ts';
import { SENTENCE_END } from '../reading/read-clauses.ts';
import { callSignWordsOf } from '../words/call-sign-words.ts';
import { type PhoneWords, phoneWordsOf } from '../words/closing-phone-words.ts';
import { STOPS } from './spoken-sum.ts';

interface ClosingPhone {
  /** of the words that say it */
  first: number;
  length: number;
  text: string;
}

/** "+49", "(11)", "91234-5678", "0142" */
const PART = /^\+?\(?\d{1,14}\)?(?:[-–/.]?\(?\d+\)?)*$/u;
const SIGN_BEHIND = /[,;:!?…।"”»]+$|\.$/u;
const DIGITS = { least: 6, most: 15 };
/** "212 two": what is said digit by digit has so many at least. */
const LEAST_SAID = 7;
/** Two numbers beside each other are a telephone number where somebody is asked to dial. */
const LEAST_PARTS = 2;

/** The last telephone number of a sentence that asks to dial it, as it is written, or as digits where it is said. */
export function closingPhone(words: readonly SpokenWord[], locale: string): ClosingPhone | undefined {
  const known = phoneWordsOf(locale);
  if (!known) return undefined;
  const found: ClosingPhone[] = [];
  for (let first = 0; first < words.length; first++) {
    const phone = writtenAt(words, first) ?? saidAt(words, first, known);
    if (!phone) continue;
    if (findCue(sentenceAround(words, first), known.dials) !== undefined) found.push(phone);
    first += phone.length - 1;
  }
  return found.at(-1);
}

function writtenAt(words: readonly SpokenWord[], first: number): ClosingPhone | undefined {
  const parts = runFrom(words, first, (word) => PART.test(unsigned(word)));
  const text = parts.map(unsigned).join(' ');
  const digits = text.replace(/\D/gu, '').length;
  const isLong = parts.length >= LEAST_PARTS || /\d\D+\d/u.test(text) || digits > DIGITS.least;
  if (!isLong || digits < DIGITS.least || digits > DIGITS.most) return undefined;
  return { first, length: parts.length, text };
}

/** "Five five five, oh one four two": a comma parts its groups. */
function saidAt(words: readonly SpokenWord[], first: number, { digits }: PhoneWords): ClosingPhone | undefined {
  const digitOf = ({ plain }: SpokenWord) => digits.findIndex((names) => names.includes(plain));
  let text = '';
  let length = 0;
  for (const word of words.slice(first)) {
    const digit = digitOf(word);
    if (digit < 0) break;
    text += digit;
    length += 1;
    if (!STOPS.test(word.text)) continue;
    if (!word.text.endsWith(',')) break;
    text += ' ';
  }
  return length < LEAST_SAID || length > DIGITS.most ? undefined : { first, length, text: grouped(text.trim()) };
}

/** What is said in one breath is read in groups: "555 0142". */
function grouped(text: string): string {
  if (text.includes(' ')) return text;
  const head = text.slice(0, -4);
  return [...(head.match(/.{1,3}/gu) ?? []), text.slice(-4)].join(' ');
}

/** Words of a kind until a sign parts them. */
function runFrom(words: readonly SpokenWord[], first: number, isPart: (word: SpokenWord) => boolean): SpokenWord[] {
  const run: SpokenWord[] = [];
  for (const word of words.slice(first)) {
    if (!isPart(word)) break;
    run.push(word);
    if (STOPS.test(word.text) && !isAbbreviation(word.text, '')) break;
  }
  return run;
}

function sentenceAround(words: readonly SpokenWord[], at: number): SpokenWord[] {
  const from = words.slice(0, at).findLastIndex(({ text }) => SENTENCE_END.test(text)) + 1;
  const end = words.findIndex(({ text }, index) => index >= at && SENTENCE_END.test(text));
  return words.slice(from, end < 0 ? words.length : end + 1);
}

const unsigned = ({ text }: SpokenWord): string => text.replace(SIGN_BEHIND, '');

const NAMED = /^\p{Lu}\p{L}*[\p{Ll}.][\p{L}'’-]*$/u;
const NAME_WORDS = 3;

/** "Ask for Manny", right behind a number or an address, with the words that it takes. */
export function askedFor(
  words: readonly SpokenWord[],
  from: number,
  locale: string,
): { text: string; length: number } | undefined {
  const known = phoneWordsOf(locale);
  if (!known || from >= words.length) return undefined;
  const lead = cueAt(words, from, callSignWordsOf(locale)?.leads ?? []);
  const begin = from + lead;
  const asked = cueAt(words, begin, known.asks);
  const behind = runFrom(words, begin + asked, () => true).slice(0, NAME_WORDS);
  const other = behind.findIndex((word) => !NAMED.test(unsigned(word)));
  const name = other < 0 ? behind : behind.slice(0, other);
  if (asked > 0 && name.length > 0) return shownAs(words.slice(begin, begin + asked + name.length), lead, locale);
  const verb = [1, 2].find((after) => cueAt(words, begin + after, known.askedBehind) > 0);
  if (verb === undefined) return undefined;
  const length = verb + cueAt(words, begin + verb, known.askedBehind);
  return shownAs(words.slice(begin, begin + length), lead, locale);
}

function shownAs(words: readonly SpokenWord[], lead: number, locale: string): { text: string; length: number } {
  const text = words.map(unsigned).join(' ');
  return { text: text.charAt(0).toLocaleUpperCase(locale) + text.slice(1), length: lead + words.length };
}

/** "Ortiz and Sons told me all that": who is called, where the sentences before name one alone, with two capitals. */
export function helperNamed(words: readonly SpokenWord[], locale: string): string | undefined {
  const known = phoneWordsOf(locale);
  if (!known) return undefined;
  const names = words.flatMap((_, first) => {
    const begins = first === 0 || STOPS.test(words[first - 1]?.text ?? '');
    const length = begins ? nameAt(words, first, known) : 0;
    const isHelper = length > 0 && cueAt(words, first + length, known.helped) > 0;
    return isHelper
      ? [
          words
            .slice(first, first + length)
            .map(unsigned)
            .join(' '),
        ]
      : [];
  });
  const [name] = names;
  return new Set(names).size === 1 ? name : undefined;
}

/** "Ortiz and Sons", "Ortiz & Vega" */
function nameAt(words: readonly SpokenWord[], first: number, { joins, firms }: PhoneWords): number {
  const [one, two, three] = [words[first], words[first + 1], words[first + 2]];
  if (!one || !two || !three || !NAMED.test(one.text) || !NAMED.test(unsigned(three))) return 0;
  return two.text === '&' || (joins.includes(two.plain) && firms.includes(three.plain)) ? 3 : 0;
}
