import { describe, expect, it } from 'vitest';
import { readEnglish } from './read-english.ts';
import { UNITS } from './words.ts';

describe('money in English', () => {
  it.each([
    ['$1', 'one dollar'],
    ['$1.00', 'one dollar'],
    ['$1.01', 'one dollar and one cent'],
    ['$0', 'zero dollars'],
    ['$0.01', 'one cent'],
    ['$.99', 'ninety nine cents'],
    ['$2.5', 'two dollars and fifty cents'],
    ['$1.999', 'one point nine nine nine dollars'],
    ['£0.01', 'one penny'],
    ['£2.02', 'two pounds and two pence'],
    ['€1.10', 'one euro and ten cents'],
    ['¥500', 'five hundred yen'],
    ['₹1', 'one rupee'],
    ['₩1,000', 'one thousand won'],
    ['$1k', 'one thousand dollars'],
    ['$2.5m', 'two point five million dollars'],
    ['$1.2bn', 'one point two billion dollars'],
    ['€5 Million', 'five million euros'],
  ])('reads %s as "%s"', (written, spoken) => {
    expect(readEnglish(written)).toBe(spoken);
  });
});

describe('dates and times in English', () => {
  it.each([
    ['12:00', "twelve o'clock"],
    ['0:30', 'zero thirty'],
    ['1:07', 'one oh seven'],
    ['12am', 'twelve A M'],
    ['11:59pm', 'eleven fifty nine P M'],
    ['12:00pm', 'twelve P M'],
    ['7 a.m.', 'seven A M'],
    ['1/1/2026', 'january first twenty twenty six'],
    ['02/29/24', 'february twenty ninth twenty twenty four'],
    ['2026-12-31', 'december thirty first twenty twenty six'],
    ['March 3', 'march third'],
    ['Mar. 3', 'march third'],
    ['3rd March 2026', 'march third twenty twenty six'],
    ['Sept 9', 'september ninth'],
    ['1100', 'eleven hundred'],
    ['2001', 'two thousand one'],
    ["'90s", 'nineties'],
    ['80s', 'eighties'],
    ['2020s', 'twenty twenties'],
  ])('reads %s as "%s"', (written, spoken) => {
    expect(readEnglish(written)).toBe(spoken);
  });

  it.each([
    'january',
    'february',
    'march',
    'april',
    'may',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
  ])('knows %s by its name, its short name and its number', (month) => {
    const number = new Date(`1 ${month} 2026`).getMonth() + 1;
    const ways = [`${month} 2`, `${month.slice(0, 3)} 2`, `2 ${month}`];
    expect(ways.map((way) => readEnglish(way))).toEqual(ways.map(() => `${month} second`));
    expect(readEnglish(`${number}/2/2026`)).toBe(`${month} second twenty twenty six`);
  });
});

describe('numbers with something around them', () => {
  it.each([
    ['1/3', 'one third'],
    ['1/8', 'one eighth'],
    ['5/8', 'five eighths'],
    ['3/2', 'three halves'],
    ['7/16', 'seven over sixteen'],
    ['3/1', 'three over one'],
    ['+1 555-123-4567', 'five five five one two three four five six seven'],
    ['(555) 123-4567', 'five five five one two three four five six seven'],
    ['555.123.4567', 'five five five one two three four five six seven'],
    ['1920×1080', 'one thousand nine hundred twenty by one thousand eighty'],
    ['3-5', 'three to five'],
    ['1.5–2', 'one point five to two'],
    ['#12', 'number twelve'],
    ['10+', 'ten plus'],
    ['−4', 'minus four'],
    ['99.9%', 'ninety nine point nine percent'],
    ['5bn', 'five billion'],
    ['2 million', 'two million'],
    ['3K', 'three thousand'],
    ['8K', 'eight K'],
    ['21ST', 'twenty first'],
    ['101st', 'one hundred first'],
  ])('are read as people say them: %s is "%s"', (written, spoken) => {
    expect(readEnglish(written)).toBe(spoken);
  });
});

describe('units', () => {
  const named = Object.entries(UNITS);

  it.each(named)('1 %s is one of it, 2 are several', (sign, [one, many]) => {
    expect(readEnglish(`1 ${sign}`)).toBe(`one ${one}`);
    expect(readEnglish(`2 ${sign}`)).toBe(`two ${many}`);
  });

  it.each(['2.4GHz', '2.4 ghz', '2.4 GHZ'])('are known in any letter case: %s', (written) => {
    expect(readEnglish(written)).toBe('two point four gigahertz');
  });

  it('may have thousands commas before them', () => {
    expect(readEnglish('1,500 km')).toBe('one thousand five hundred kilometers');
  });
});

describe('letters', () => {
  it.each([
    ['CEO', 'C E O'],
    ['CEOs', 'C E Os'],
    ['SaaS', 'sass'],
    ['TSX', 'T S X'],
    ['NASA', 'nasa'],
    ['OK', 'ok'],
    ['U.S.A', 'U S A'],
    ['B2B', 'B two B'],
    ['GitHub', 'git hub'],
    ['iPhone', 'i phone'],
    ['naïve', 'naive'],
    ['O’Neil', "o'neil"],
    ['and/or', 'and or'],
    ['well-known', 'well known'],
    ['C++', 'c plus plus'],
    ['x=1', 'x equals one'],
    ['COVID-19', 'covid nineteen'],
    ['R2-D2', 'r two d two'],
    ['#two_words', 'two words'],
    ['@name', 'name'],
  ])('are spelled or said as a word: %s is "%s"', (written, spoken) => {
    expect(readEnglish(written)).toBe(spoken);
  });
});

describe('addresses', () => {
  it.each([
    ['www.herald.com', 'W W W dot herald dot com'],
    ['shop.io/sale', 'shop dot io slash sale'],
    ['https://herald.com/', 'herald dot com'],
    ['my-site.net', 'my dash site dot net'],
    ['a_b@herald.co', 'a underscore b at herald dot co'],
  ])('are read sign by sign: %s is "%s"', (written, spoken) => {
    expect(readEnglish(written)).toBe(spoken);
  });
});
