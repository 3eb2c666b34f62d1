import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../dsp/seeded-random.ts';
import { romanize } from '../romanize.ts';
import { readCardinal, readDigits, readNumber, readOrdinal, readYear } from './numbers.ts';

const VALUES = new Map(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen'
  )
    .split(' ')
    .map((word, value) => [word, value]),
);
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = 'thousand million billion trillion quadrillion'.split(' ');

/** What a listener makes of a number that is read out. */
function heard(words: string): number {
  let total = 0;
  let group = 0;
  for (const word of words.split(' ')) {
    if (word === 'hundred') group *= 100;
    else if (TENS.includes(word)) group += (TENS.indexOf(word) + 2) * 10;
    else if (SCALES.includes(word)) {
      total += group * 1000 ** (SCALES.indexOf(word) + 1);
      group = 0;
    } else group += VALUES.get(word) ?? Number.NaN;
  }
  return total + group;
}

describe('any English number', () => {
  it('is heard as it was written', () => {
    const random = seededRandom(11);
    for (let round = 0; round < 500; round++) {
      const number = Math.floor(10 ** (random() * 15));
      expect(heard(readCardinal(String(number))), String(number)).toBe(number);
    }
  });

  it('has the same words before the last one when it tells an order', () => {
    const random = seededRandom(12);
    for (let round = 0; round < 200; round++) {
      const digits = String(Math.floor(10 ** (random() * 9)));
      const [cardinal, ordinal] = [readCardinal(digits).split(' '), readOrdinal(digits).split(' ')];
      expect(ordinal.slice(0, -1)).toEqual(cardinal.slice(0, -1));
      expect(ordinal.at(-1)).toMatch(/(?:first|second|third|th)$/);
    }
  });

  it('is read digit by digit with one word for each', () => {
    expect(readDigits('0123456789').split(' ').map(heard)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('English numbers', () => {
  it.each([
    ['0', 'zero'],
    ['7', 'seven'],
    ['13', 'thirteen'],
    ['20', 'twenty'],
    ['42', 'forty two'],
    ['100', 'one hundred'],
    ['101', 'one hundred one'],
    ['999', 'nine hundred ninety nine'],
    ['1000', 'one thousand'],
    ['1001', 'one thousand one'],
    ['20000', 'twenty thousand'],
    ['1000000', 'one million'],
    ['2000005', 'two million five'],
    ['007', 'seven'],
    ['1000000000000', 'one trillion'],
    [
      '12345678901234567890',
      'one two three four five six seven eight nine zero one two three four five six seven eight nine zero',
    ],
  ])('cardinal %s', (digits, words) => {
    expect(readCardinal(digits)).toBe(words);
  });

  it.each([
    ['1', 'first'],
    ['2', 'second'],
    ['3', 'third'],
    ['4', 'fourth'],
    ['5', 'fifth'],
    ['8', 'eighth'],
    ['9', 'ninth'],
    ['12', 'twelfth'],
    ['20', 'twentieth'],
    ['33', 'thirty third'],
    ['100', 'one hundredth'],
  ])('ordinal %s', (digits, words) => {
    expect(readOrdinal(digits)).toBe(words);
  });

  it.each([
    ['1066', 'ten sixty six'],
    ['1900', 'nineteen hundred'],
    ['1905', 'nineteen oh five'],
    ['2000', 'two thousand'],
    ['2009', 'two thousand nine'],
    ['2010', 'twenty ten'],
    ['2026', 'twenty twenty six'],
  ])('year %s', (digits, words) => {
    expect(readYear(digits)).toBe(words);
  });

  it('decimals and digits', () => {
    expect(readNumber('1,234.05')).toBe('one thousand two hundred thirty four point zero five');
    expect(readNumber('.5')).toBe('zero point five');
    expect(readDigits('0450')).toBe('zero four five zero');
  });
});

describe('writing other alphabets in A to Z', () => {
  it.each([
    ['café', 'cafe'],
    ['Müller', 'Muller'],
    ['straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Привет', 'preevyet'],
    ['щука', 'shooka'],
    ['Αθήνα', 'athina'],
    ['שלום', 'shlvm'],
    ['مرحبا', 'mrhba'],
    ["it's", "it's"],
    ['你好', ''],
    ['🎉', ''],
  ])('%s', (written, latin) => {
    expect(romanize(written)).toBe(latin);
  });
});
