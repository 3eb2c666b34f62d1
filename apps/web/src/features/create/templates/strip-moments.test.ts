import { expect, test } from 'vitest';
import { stripMoments, tileAt } from './strip-moments.ts';

test('a strip goes through all that is said and ends with the end card', () => {
  const moments = stripMoments(10.5, 2.5);
  expect(moments).toEqual([1, 3, 5, 7, 9.75]);
  expect([0, 1.9, 2.1, 8, 8.5, 10.5].map((sec) => tileAt(moments, sec))).toEqual([0, 0, 1, 3, 4, 4]);
});

test('a film without an end card is shown in as many pictures, and one without a length in none', () => {
  expect(stripMoments(10, 0)).toEqual([1, 3, 5, 7, 9]);
  expect(stripMoments(0, 0)).toEqual([]);
});
