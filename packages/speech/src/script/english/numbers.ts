const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];
const IRREGULAR_ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
const LONGEST_READ_AS_NUMBER = 18;

const belowHundred = (n: number): string =>
  n < 20 ? SMALL[n] : [TENS[Math.floor(n / 10)], n % 10 ? SMALL[n % 10] : ''].filter(Boolean).join(' ');

const belowThousand = (n: number): string =>
  n < 100
    ? belowHundred(n)
    : [`${SMALL[Math.floor(n / 100)]} hundred`, n % 100 ? belowHundred(n % 100) : ''].filter(Boolean).join(' ');

/** Digit by digit, as in a phone number. */
export const readDigits = (digits: string): string => [...digits].map((digit) => SMALL[Number(digit)]).join(' ');

/** A whole number, written with digits only, in words. */
export function readCardinal(digits: string): string {
  const plain = digits.replace(/^0+(?=\d)/, '');
  if (plain.length > LONGEST_READ_AS_NUMBER) return readDigits(plain);
  if (plain === '0') return 'zero';
  const groups: string[] = [];
  for (let end = plain.length; end > 0; end -= 3) groups.push(plain.slice(Math.max(0, end - 3), end));
  return groups
    .map((group, scale) => (Number(group) ? `${belowThousand(Number(group))} ${SCALES[scale]}`.trim() : ''))
    .reverse()
    .filter(Boolean)
    .join(' ');
}

/** 1st, 22nd, 30th in words. */
export function readOrdinal(digits: string): string {
  const words = readCardinal(digits).split(' ');
  const last = words.pop() ?? '';
  const ending = IRREGULAR_ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words, ending].join(' ');
}

/** Sixties, sixes, fours. */
export const plural = (words: string): string =>
  words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}${words.endsWith('x') ? 'es' : 's'}`;

/** A year as people say it: nineteen ninety nine, two thousand five, twenty twenty six. */
export function readYear(digits: string): string {
  const century = Number(digits.slice(0, 2));
  const rest = Number(digits.slice(2));
  if (century % 10 === 0 && rest < 10) return readCardinal(digits);
  if (rest === 0) return `${belowHundred(century)} hundred`;
  return `${belowHundred(century)} ${rest < 10 ? `oh ${SMALL[rest]}` : belowHundred(rest)}`;
}

/** The number in digits with a decimal point, whichever way its thousands and decimals are written. */
export function plainNumber(written: string): string {
  const digits = written.replace(/\s/g, '');
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  if (/^\d+,\d{1,2}$/.test(digits)) return digits.replace(',', '.');
  return digits.replaceAll(',', '');
}

/** A number with an optional decimal part. */
export function readNumber(written: string): string {
  const [whole = '', decimals] = plainNumber(written).split('.');
  const start = readCardinal(whole || '0');
  return decimals ? `${start} point ${readDigits(decimals)}` : start;
}

/** A number of a door, a flight or a model: three oh five, one seventeen, forty ninety. */
export function readLabel(digits: string): string {
  if (/^0/.test(digits) || digits.length > 4) return readDigits(digits);
  if (digits.length < 3) return readCardinal(digits);
  const rest = digits.slice(-2);
  const start = readCardinal(digits.slice(0, -2));
  if (rest === '00') return digits.length === 3 ? readCardinal(digits) : `${start} hundred`;
  return `${start} ${rest.startsWith('0') ? `oh ${SMALL[Number(rest)]}` : belowHundred(Number(rest))}`;
}
