import { expect, test } from 'vitest';
import { stepInGrid } from './grid-steps.ts';

/** 14 cards in rows of 6: the last row has 2. */
test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 5, 6],
  ['ArrowRight', 13, null],
  ['ArrowLeft', 6, 5],
  ['ArrowLeft', 0, null],
  ['ArrowDown', 1, 7],
  ['ArrowDown', 10, 13],
  ['ArrowDown', 12, null],
  ['ArrowUp', 7, 1],
  ['ArrowUp', 5, null],
  ['Home', 9, 0],
  ['Home', 0, null],
  ['End', 2, 13],
  ['Enter', 2, null],
])('%s from %d leads to %s', (key, from, to) => {
  expect(stepInGrid(key, from, 6, 14)).toBe(to);
});

test('in a list up and down go from row to row', () => {
  expect(stepInGrid('ArrowDown', 3, 1, 5)).toBe(4);
  expect(stepInGrid('ArrowUp', 3, 1, 5)).toBe(2);
});
