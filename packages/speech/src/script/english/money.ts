import { plainNumber, readCardinal, readNumber } from './numbers.ts';
import { DASH, joinWords, NUMBER, type Reading, whole } from './reading.ts';
import { CURRENCIES, MAGNITUDES, UNITS } from './words.ts';

const MAGNITUDE = '(?:thousand|million|billion|trillion|lakh|crore|mn|bn|[kmb])';
const SIGN = String.raw`(?:US|AU|CA|NZ|HK|MX|[ACSR])?\$|[€£¥₹₩]`;
const CODE = 'USD|EUR|GBP|AUD|CAD|NZD|JPY|CNY|INR|CHF|MXN|BRL|SEK|AED';
const SPACED_THOUSANDS = String.raw`\d{1,3}(?:\s\d{3}){1,4}`;

/** Written with spaces, read as one. */
export const MONEY_GROUPS = [
  String.raw`(?:${SIGN})\s?(?:${NUMBER})${DASH}(?:${SIGN})?(?:${NUMBER})`,
  String.raw`(?:${SIGN})\s?(?:${NUMBER})\s(?:thousand|million|billion|trillion|lakhs?|crores?)\b`,
  String.raw`(?:${SIGN}|${CODE}|Rs\.?)\s\d`,
  String.raw`(?:${SPACED_THOUSANDS}|${NUMBER}(?:${DASH}(?:${NUMBER}))?)\s(?:[$€£¥₹₩]|(?:${CODE})(?![\p{L}\d]))`,
];

/** What people say after the price: "a month", "per pound". */
function readPer(written: string | undefined): string {
  const parts = (written ?? '').split('/').filter(Boolean);
  return parts.map(perUnit).join(' ');
}

const PERIODS = new Set(['day', 'night', 'week', 'month', 'year', 'hour', 'minute']);

const PERIOD_LETTERS: Record<string, string> = { d: 'day', w: 'week', m: 'month', a: 'year', h: 'hour' };

function perUnit(unit: string): string {
  const name = UNITS[unit.toLowerCase()]?.[0] ?? unit.toLowerCase();
  if (name === 'ea' || name === 'each') return 'each';
  if (!PERIODS.has(name)) return `per ${name}`;
  return `${name === 'hour' ? 'an' : 'a'} ${name}`;
}

/** "1.500 €" means thousands where the euro is written behind; "$1.999" is a decimal. */
const asWritten = (written: string, sign: string): string =>
  sign === '€' && /^\d{1,3}\.\d{3}$/.test(written) ? written.replace('.', '') : plainNumber(written);

function readAmount(sign: string, written: string, magnitude: string | undefined): string {
  const [one, many, smallOne, smallMany] = CURRENCIES[sign];
  const amount = asWritten(written, sign);
  if (magnitude) return `${readNumber(amount)} ${MAGNITUDES[magnitude.toLowerCase()]} ${many}`;
  const [units = '0', cents = ''] = amount.split('.');
  if (cents.length > 2) return `${readNumber(amount)} ${many}`;
  const small = Number(cents.padEnd(2, '0'));
  const smallWords = small ? `${readCardinal(String(small))} ${small === 1 ? smallOne : smallMany}` : '';
  if (!Number(units) && small) return smallWords;
  const unitWords = `${readCardinal(units || '0')} ${Number(units) === 1 ? one : many}`;
  return [unitWords, smallWords].filter(Boolean).join(' and ');
}

/** "$10-$15" names the currency once, unless there are cents to tell. */
function readRange(sign: string, low: string, high: string, lowScale?: string, highScale?: string): string {
  const last = readAmount(sign, high, highScale);
  const hasCents = /\.\d/.test(asWritten(low, sign)) && !lowScale;
  const first = hasCents
    ? readAmount(sign, low, undefined)
    : joinWords(readNumber(asWritten(low, sign)), lowScale && MAGNITUDES[lowScale.toLowerCase()]);
  return `${first} to ${last}`;
}

/** "cents/day" and "words/min", but not "and/or". */
const isMeasuredBy = (unit: string): boolean =>
  PERIODS.has(unit) ||
  PERIODS.has(UNITS[unit]?.[0]) ||
  /^(?:mile|cup|page|person|serving|bottle|wash|use|ride|lb|kg)$/.test(unit);

const signOf = (written: string): string => (/^rs\.?$/i.test(written) ? 'Rs' : written.toUpperCase());

const PER = String.raw`((?:\/\p{L}+)+)?`;

export const MONEY: Reading[] = [
  {
    pattern: whole(`(${SIGN})(${NUMBER})pp`, 'u'),
    read: (m) => joinWords(readAmount(m[1], m[2], undefined), 'per person'),
  },
  {
    pattern: whole(
      `(${SIGN})\\s?(${NUMBER})\\s?(${MAGNITUDE})?${DASH}(?:${SIGN})?(${NUMBER})\\s?(${MAGNITUDE})?${PER}`,
      'iu',
    ),
    read: (m) => joinWords(readRange(signOf(m[1]), m[2], m[4], m[3], m[5]), readPer(m[6])),
  },
  {
    pattern: whole(`(${NUMBER})${DASH}(${NUMBER})\\s?(${SIGN}|${CODE})`, 'u'),
    read: (m) => readRange(m[3], m[1], m[2]),
  },
  {
    pattern: whole(`([-−])?(${SIGN}|${CODE}|Rs\\.?)\\s?([-−])?(${NUMBER})\\s?(${MAGNITUDE})?(\\+)?${PER}`, 'iu'),
    read: (m) =>
      joinWords((m[1] ?? m[3]) && 'minus', readAmount(signOf(m[2]), m[4], m[5]), m[6] && 'plus', readPer(m[7])),
  },
  {
    pattern: whole(`(${SPACED_THOUSANDS}|${NUMBER})\\s?(${MAGNITUDE})?\\s?([$€£¥₹₩]|${CODE})${PER}`, 'u'),
    read: (m) => joinWords(readAmount(m[3], m[1], m[2]), readPer(m[4])),
  },
  {
    pattern: /^(?:¢\s?(\d+)|(\d+)\s?¢)$/,
    read: (m) => {
      const cents = m[1] ?? m[2];
      return `${readCardinal(cents)} ${Number(cents) === 1 ? 'cent' : 'cents'}`;
    },
  },
  {
    pattern: whole(`(\\d+)\\/(${SIGN})(${NUMBER})`, 'u'),
    read: (m) => `${readCardinal(m[1])} for ${readAmount(signOf(m[2]), m[3], undefined)}`,
  },
  {
    pattern: whole(`(${SIGN})(${NUMBER})(-?)(\\p{L}+)`, 'u'),
    read: (m) =>
      m[3] || m[4] === 'ish' ? joinWords(readAmount(m[1], m[2], undefined), m[4].toLowerCase()) : undefined,
  },
  { pattern: /^p\/([dwmah])$/i, read: (m) => perUnit(PERIOD_LETTERS[m[1].toLowerCase()]) },
  { pattern: /^ea$/, read: () => 'each' },
  {
    pattern: /^(\p{Ll}+)((?:\/\p{Ll}+)+)$/u,
    read: (m) => (m[2].split('/').some(isMeasuredBy) ? `${m[1]} ${readPer(m[2])}` : undefined),
  },
  { pattern: /^(\d{1,2})p$/, read: (m) => `${readCardinal(m[1])} ${m[1] === '1' ? 'penny' : 'pence'}` },
];
