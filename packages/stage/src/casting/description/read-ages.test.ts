import { describe, expect, it } from 'vitest';
import { readAges } from './read-ages.ts';

const yearsIn = (text: string) => readAges(text).map(({ years }) => years);

describe('readAges', () => {
  it.each([
    ['a 34-year-old', 34],
    ['a 34 year old woman', 34],
    ['27 years old', 27],
    ['aged 41', 41],
    ['age 41', 41],
    ['aged about 60', 60],
    ['a 19 yo', 19],
    ['62 yrs old', 62],
    ['in her twenties', 25],
    ['in her early twenties', 22],
    ['mid thirties', 35],
    ['mid-thirties', 35],
    ['late forties', 48],
    ['in her forties', 45],
    ['late fourties', 48],
    ['in his 50s', 55],
    ["in his 50's", 55],
    ['early 70s', 72],
    ['in her teens', 15],
    ['in her eighties', 85],
    ['a friendly woman of 60', 60],
    ['a man of about 45', 45],
    ['a woman, 38, with a bun', 38],
    ['a sixty-year-old', 60],
    ['thirty two years old', 32],
    ['an Asian nurse of 30', 30],
    ['a barber of 44', 44],
    ['a man of 30 smiling at the camera', 30],
    ['a woman, 52. Behind her is a kitchen', 52],
    ['a lady of 70 and a cup of tea', 70],
    ['a woman of forty-four', 44],
    ['a barista, 44', 44],
    ['a sailor, 44, with a beard', 44],
    ['aged thirty', 30],
    ['a twenty-something', 25],
    ['a thirtysomething', 35],
    ['a 40-something', 45],
    ['in his fifties', 55],
  ])('reads %j as %i years', (text, years) => {
    expect(yearsIn(text)).toEqual([years]);
  });

  it.each([
    '',
    'a woman',
    '5 year old',
    'two of them',
    'the 8th of May',
    'room 101',
    'a team of 20',
    'a man of 1000',
    'a kitchen, 20 plants',
    'a founder of 12 companies',
    'an author of 15 books',
    'a coach of 30 athletes',
    'a bar, 50, in Paris',
    'a man with tattoos, 20 in total',
    'a teacher, 20 chairs',
    'a man, 20 plants',
    'a father of 10 children',
    'a woman, 30 books behind her',
    'a model, 50 cm tall',
    'a man, 30% off',
  ])('finds no age in %j', (text) => {
    expect(yearsIn(text)).toEqual([]);
  });

  it('names the words it read', () => {
    expect(readAges('a woman, aged 41, smiling')).toMatchObject([{ phrase: 'aged 41', years: 41 }]);
  });
});
