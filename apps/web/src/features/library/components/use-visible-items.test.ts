import { expect, test } from 'vitest';
import { rowsOf, visibleRows } from './use-visible-items.ts';

/** 834 rows of 400 px on a screen of 900 px. */
test.each([
  ['at the top', 500, { first: 0, end: 3 }],
  ['with the list filling the screen', 0, { first: 0, end: 5 }],
  ['somewhere in the middle', -40_000, { first: 98, end: 105 }],
  ['at the end', -332_700, { first: 829, end: 834 }],
  ['far beyond the end', -999_999, { first: 833, end: 834 }],
  ['far above', 999_999, { first: 0, end: 1 }],
])('%s only the rows on the screen and two on either side are drawn', (_, topPx, range) => {
  expect(visibleRows(834, 400, topPx, 900)).toEqual(range);
});

test('rows without a height, as in a hidden tab, begin with the first ones', () => {
  expect(visibleRows(834, 0, 0, 900)).toEqual({ first: 0, end: 4 });
  expect(visibleRows(834, 0, -400, 900)).toEqual({ first: 0, end: 4 });
  expect(visibleRows(2, 0, 0, 900)).toEqual({ first: 0, end: 2 });
});

test('an empty list has no rows', () => {
  expect(visibleRows(0, 400, 0, 900)).toEqual({ first: 0, end: 0 });
});

test('the last row may be shorter', () => {
  expect(rowsOf(5_000, 6)).toBe(834);
  expect(rowsOf(12, 6)).toBe(2);
  expect(rowsOf(0, 6)).toBe(0);
});
