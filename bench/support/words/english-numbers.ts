import { nth } from './drawn-phrase.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ');
const LATE_TEENS = ['seventeen', 'eighteen', 'nineteen'];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const FIRSTS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth'.split(
    ' ',
  );

/** A whole number below a million in words. */
export function inWords(n: number): string {
  if (n >= 1000) return `${inWords(Math.floor(n / 1000))} thousand${n % 1000 ? ` ${inWords(n % 1000)}` : ''}`;
  if (n >= 100) return `${ONES[Math.floor(n / 100)]} hundred${n % 100 ? ` [and |]${inWords(n % 100)}` : ''}`;
  if (n < ONES.length) return nth(ONES, n);
  if (n < 20) return nth(LATE_TEENS, n - ONES.length);
  return `${TENS[Math.floor(n / 10) - 2]}${n % 10 ? ` ${ONES[n % 10]}` : ''}`;
}

/** The day of a month: "twenty first". */
export function dayInWords(day: number): string {
  if (day < FIRSTS.length) return nth(FIRSTS, day);
  if (day < 20) return `${inWords(day)}th`;
  const tens = day < 30 ? 'twenty' : 'thirty';
  return day % 10 ? `${tens} ${FIRSTS[day % 10]}` : `${tens.slice(0, -1)}ieth`;
}

/** Digits one by one; people say "oh" for a zero. */
export const digitByDigit = (digits: string): string =>
  [...digits].map((digit) => (digit === '0' ? '[zero|oh]' : nth(ONES, Number(digit)))).join(' ');

export const spelled = (letters: string): string => [...letters].join(' ');

/** A year of this century or the one before: "nineteen ninety four". */
export function yearInWords(year: number): string {
  const rest = year % 100;
  if (year >= 2000 && year < 2010) return `two thousand${rest ? ` [and |]${inWords(rest)}` : ''}`;
  const start = inWords(Math.floor(year / 100));
  return rest < 10 ? `${start} [oh ${inWords(rest)}|hundred]` : `${start} ${inWords(rest)}`;
}

/** The name of a model, a flight or a road: "nine eleven", "seven forty seven". */
export function labelInWords(label: number): string {
  const rest = label % 100;
  if (label < 100) return inWords(label);
  if (!rest) return `${inWords(Math.floor(label / 100))} hundred`;
  return `${inWords(Math.floor(label / 100))} ${rest < 10 ? `oh ${inWords(rest)}` : inWords(rest)}`;
}
