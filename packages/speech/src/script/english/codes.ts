import { isInitialism } from './names.ts';
import { readCardinal, readDigits, readLabel, readNumber } from './numbers.ts';
import { type Around, joinWords, type Reading, spellLetters } from './reading.ts';

/** Written with spaces, read as one. */
export const CODE_GROUPS = [
  String.raw`\+\d{1,3}(?:[\s-]?\(?\d{1,4}\)?){2,5}`,
  String.raw`1?[-\s]?\(?\d{3}\)?\s\d{3}[-.\s]\d{4}(?!\d)`,
  String.raw`0\d{2,4}\s\d{3,4}\s\d{3,4}(?!\d)`,
];

/** Digits after these are said one by one. */
const DIGIT_BY_DIGIT = /^(?:pin|zip|zipcode|code|ext|extension|otp|passcode|password|id|tel|fax|call|text|dial)$/i;
const STATES = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI ' +
    'SC SD TN TX UT VT VA WA WV WI WY DC'
  ).split(' '),
);

/** "Text JOIN to 55512". */
const SHORT_CODE = /\b(?:text|sms|dial)\b.* to$/;

const saidOneByOne = ({ before, earlier = '' }: Around, digits: string): boolean =>
  (digits.startsWith('0') && digits.length > 1) ||
  DIGIT_BY_DIGIT.test(before) ||
  (digits.length >= 4 && SHORT_CODE.test(earlier)) ||
  (digits.length === 5 && STATES.has(before));

const isModel = (before: string): boolean => /^[A-Z]{2,4}$/.test(before) && !/[AEIOU]/.test(before);

/** "flight BA 217" */
const NAMES_CODE = /^(?:flight|code|ref|sku)$/i;

/** "since May '08", "class of '09" */
const YEAR_BEFORE =
  /^(?:since|of|in|from|to|back|spring|summer|fall|winter|jan\p{L}*|feb\p{L}*|mar\p{L}*|apr\p{L}*|may|june?|july?|aug\p{L}*|sep\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*)$/iu;

/** "CA 90210" */
const isState = (written: string, next: string): boolean => STATES.has(written) && /^\d{5}(?:-\d{4})?$/.test(next);

const readPhone = (written: string): string => joinWords(...(written.match(/\d+/g) ?? []).map(readDigits));

const DIRECTIONS: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };

export const CODES: Reading[] = [
  {
    pattern: /^[NESW]$/,
    read: (m, { before, earlier = '' }) =>
      /^[A-Z]{1,2}-?\d{1,3}$/.test(before) || /(?:highway|hwy|route|interstate|exit) \S+$/.test(earlier)
        ? DIRECTIONS[m[0]]
        : undefined,
  },
  {
    pattern: /^[NESW]$/,
    read: (m, { before, next }) =>
      /^\d+$/.test(before) && /^\d+(?:st|nd|rd|th)$/.test(next) ? DIRECTIONS[m[0]] : undefined,
  },
  { pattern: /^[A-Z]{2,3}$/, read: (m, { before }) => (NAMES_CODE.test(before) ? spellLetters(m[0]) : undefined) },
  { pattern: /^[A-Z]{2}$/, read: (m, { next }) => (isState(m[0], next) ? spellLetters(m[0]) : undefined) },
  {
    pattern: /^(?:[ECMP][SD]?T|GMT|BST)$/,
    read: (m, { before }) => (/\d|[ap]\.?m/i.test(before) ? spellLetters(m[0]) : undefined),
  },
  {
    pattern: /^1[-. ](8\d\d)[-. ]([A-Z]{3,}|\d{3}[-. ]\d{4}|\d{3}[-. ][A-Z]{4})$/,
    read: (m) =>
      joinWords(
        'one',
        m[1].endsWith('00') ? readCardinal(m[1]) : readDigits(m[1]),
        ...(m[2].match(/\d+|[A-Z]+/g) ?? []).map((part) => (/\d/.test(part) ? readDigits(part) : part.toLowerCase())),
      ),
  },
  { pattern: /^\+1[-. ]?(\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4})$/, read: (m) => readPhone(m[1]) },
  {
    pattern: /^(?:1[-. ])?(\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4})$/,
    read: (m) => joinWords(/^1/.test(m[0]) && m[0].length > 12 ? 'one' : '', readPhone(m[1])),
  },
  { pattern: /^\d{3}-\d{4}$/, read: (m) => readPhone(m[0]) },
  { pattern: /^(\d{3}\) \d{3}-\d{4})$/, read: (m) => readPhone(m[1]) },
  { pattern: /^\+(\d{1,3}(?:[\s-]?\(?\d{1,4}\)?){2,5})$/, read: (m) => `plus ${readPhone(m[1])}` },
  { pattern: /^0\d{2,4} \d{3,4} \d{3,4}$/, read: (m) => readPhone(m[0]) },
  {
    pattern: /^(v)?(\d+(?:\.\d+){2,})$/i,
    read: (m) => joinWords(m[1] && 'version', m[2].split('.').map(readCardinal).join(' point ')),
  },
  {
    pattern: /^v(\d+(?:\.\d+)?)$/i,
    read: (m) => (m[1].includes('.') ? `version ${readNumber(m[1])}` : `v ${readNumber(m[1])}`),
  },
  { pattern: /^(?:no\.|#|№)(\d+)$/i, read: (m) => `number ${readCardinal(m[1])}` },
  {
    pattern: /^0([1-9])$/,
    read: (m, { before }) => (YEAR_BEFORE.test(before) ? `oh ${readCardinal(m[1])}` : undefined),
  },
  { pattern: /^(\d+)$/, read: (m, around) => (saidOneByOne(around, m[1]) ? readDigits(m[1]) : undefined) },
  { pattern: /^([3-9]\d{3})$/, read: (m, { before }) => (isModel(before) ? readLabel(m[1]) : undefined) },
  {
    pattern: /^([A-Z]{2,3})[- ]?(\d{2,4})$/,
    read: (m) => (isInitialism(m[1]) || m[1].length < 3 ? `${spellLetters(m[1])} ${readLabel(m[2])}` : undefined),
  },
];
