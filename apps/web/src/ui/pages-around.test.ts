import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

test('the pager shows at most 5 page buttons', () => {
  expect(pagesAround(1, 86)).toEqual([1, 2, 3, 4, 5]);
  expect(pagesAround(40, 86)).toEqual([38, 39, 40, 41, 42]);
});

test('the last pages stay on the last five', () => {
  expect(pagesAround(86, 86)).toEqual([82, 83, 84, 85, 86]);
  expect(pagesAround(85, 86)).toEqual([82, 83, 84, 85, 86]);
});

test('fewer pages than buttons show every page once', () => {
  expect(pagesAround(2, 3)).toEqual([1, 2, 3]);
  expect(pagesAround(1, 0)).toEqual([1]);
});
