import { describe, expect, it } from 'vitest';
import { readCardinal, readDigits, readNumber, readOrdinal, readYear } from './english-numbers.ts';
import { romanize } from './romanize.ts';

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
