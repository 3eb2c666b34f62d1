import { isPronounceable } from '../pronounceable.ts';
import { romanize } from '../romanize.ts';
import { readCardinal, readDigits, readNumber, readOrdinal, readYear } from './numbers.ts';
import { type Around, type Reading, spellLetters } from './reading.ts';
import { ADDRESS_ENDINGS, INITIALISMS, NAMES, SIGNS } from './words.ts';

const ROMAN_VALUES: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 };
const ROMAN = /^(?=[IVXL]{1,7}$)(?:XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** "IV" and single letters are numbers only after such a word. */
const NUMBERED =
  /^(?:chapter|part|phase|level|type|class|act|section|stage|step|war|volume|vol|episode|season|article|title|mark|bowl|version)$/i;
const RULERS =
  /^(?:louis|henry|elizabeth|charles|george|edward|william|james|richard|philip|frederick|catherine|napoleon|john|paul|pius|benedict|francis|felipe|harald|ivan|peter|alexander|leo|nicholas|mary)$/i;

function romanValue(letters: string): number {
  const values = [...letters].map((letter) => ROMAN_VALUES[letter]);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

function readRoman(letters: string, { before, next, isAfterName }: Around): string | undefined {
  if (letters === 'I' && next === 'II') return 'one';
  const value = String(romanValue(letters));
  if (RULERS.test(before) && letters.length > 1) return `the ${readOrdinal(value)}`;
  if (NUMBERED.test(before)) return readCardinal(value);
  if (isAfterName && letters.length > 1 && !/[LX]{2}/.test(letters)) return readCardinal(value);
  if (letters.includes('L')) return undefined;
  return letters.length > 1 && letters !== 'IV' && letters !== 'XX' && letters !== 'XXX'
    ? readCardinal(value)
    : undefined;
}

export function isInitialism(word: string): boolean {
  if (INITIALISMS.has(word)) return true;
  return word.length > 1 && word.length <= 5 && /^[A-Z]+$/.test(word) && !isPronounceable(word);
}

export function readLetters(word: string): string {
  if (Object.hasOwn(NAMES, word)) return NAMES[word];
  if (isInitialism(word)) return spellLetters(word);
  const pluralOf = /^([A-Z]{2,5})s$/.exec(word)?.[1];
  if (pluralOf && isInitialism(pluralOf)) return `${spellLetters(pluralOf)}s`;
  const possessive = /^([A-Z]{2,5})('s)$/.exec(word);
  if (possessive && isInitialism(possessive[1])) return `${spellLetters(possessive[1])}'s`;
  return romanize(word.replace(/([a-z])([A-Z])/g, '$1 $2')).toLowerCase();
}

/** Letters and digits side by side, hyphens, slashes, signs: read part by part. */
export function readMixed(core: string): string {
  const parts = core.match(/\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}'’]+|[&+=@%#<>×÷°→]/gu) ?? [];
  return parts
    .map((part) => {
      if (/^\d/.test(part)) return readNumber(part);
      return SIGNS[part] ?? readLetters(part.replaceAll('’', "'"));
    })
    .join(' ');
}

const ADDRESS_SIGNS: Record<string, string> = {
  '.': 'dot',
  '/': 'slash',
  '@': 'at',
  '-': 'dash',
  _: 'underscore',
  '?': 'question mark',
  '&': 'and',
  '=': 'equals',
  ':': 'colon',
};

/** Of the countries whose ending is no word. */
const SPELLED_ENDINGS = new Set(['uk', 'eu', 'nz', 'tv']);

function readAddressPart(part: string): string {
  if (part === 'www') return 'W W W';
  if (SPELLED_ENDINGS.has(part)) return spellLetters(part);
  return (part.match(/\d+|\D+/g) ?? []).map((run) => (/\d/.test(run) ? readDigits(run) : readLetters(run))).join(' ');
}

const readAddress = (address: string): string =>
  address
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
    .split(/([./@?=&_:-])/)
    .filter(Boolean)
    .map((part) => ADDRESS_SIGNS[part] ?? readAddressPart(part))
    .join(' ');

/** "#BlackFriday2026" ends with a year, "#top10" with a number. */
const readHashtag = (tag: string): string =>
  (tag.replaceAll('_', ' ').match(/\d+|\D+/g) ?? [])
    .map((run) => (/^(?:19|20)\d\d$/.test(run) ? readYear(run) : readMixed(run)))
    .join(' ');

/** "AT&T" and "H&M": engines take a capital A between words for the article, so single letters stay small. */
const readTwoSides = (left: string, right: string, ending: string): string =>
  [left, right].map((side) => (side.length > 1 ? spellLetters(side) : side.toLowerCase())).join(' and ') + ending;

export const NAMES_AND_ADDRESSES: Reading[] = [
  { pattern: /^https?:\/\/\S+$|^www\.\S+$|^[^\s@]+@[^\s@]+\.[^\s@]+$/i, read: ([all]) => readAddress(all) },
  {
    pattern: new RegExp(`^[\\p{L}\\d][\\w-]*(?:\\.[\\w-]+)*\\.(?:${ADDRESS_ENDINGS})(?:\\/\\S*)?$`, 'u'),
    read: ([all]) => readAddress(all),
  },
  { pattern: /^w\/(\p{L}.*)$/u, read: (m) => `with ${readMixed(m[1])}` },
  { pattern: /^[#@](?!\d+$)([\p{L}\d_]+)$/u, read: (m) => readHashtag(m[1]) },
  {
    pattern: /^@([\p{L}\d_]+(?:\.[\p{L}\d_]+)+)$/u,
    read: (m) => m[1].split('.').map(readHashtag).join(' dot '),
  },
  { pattern: /^([A-Z]{1,2})&([A-Z]{1,2})(s|'s)?$/, read: (m) => readTwoSides(m[1], m[2], m[3] ?? '') },
  { pattern: ROMAN, read: (m, around) => (m[0] ? readRoman(m[0], around) : undefined) },
];
