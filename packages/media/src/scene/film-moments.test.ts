import { expect, test } from 'vitest';
import { filmMoments } from './film-moments.ts';

test('few pictures of a film go through all that is said and end with the end card', () => {
  expect(filmMoments(10.5, 2.5, 5)).toEqual([1, 3, 5, 7, 9.75]);
});

test('a film without an end card is shown in as many pictures, and one without a length in none', () => {
  expect(filmMoments(10, 0, 5)).toEqual([1, 3, 5, 7, 9]);
  expect(filmMoments(0, 0, 5)).toEqual([]);
});
