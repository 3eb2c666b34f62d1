import { expect, test } from 'vitest';
import { nextInGrid } from './next-in-grid.ts';

test.each([
  ['down goes one row on', { at: 1, count: 10, columns: 4, isDown: true }, 5],
  ['up goes one row back', { at: 5, count: 10, columns: 4, isDown: false }, 1],
  ['the top row is the end upwards', { at: 2, count: 10, columns: 4, isDown: false }, 2],
  ['the last row is the end downwards', { at: 9, count: 10, columns: 4, isDown: true }, 9],
  ['a short last row is entered at its end', { at: 7, count: 10, columns: 4, isDown: true }, 9],
  ['one column is a list', { at: 3, count: 10, columns: 1, isDown: true }, 4],
])('%s', (_name, step, expected) => {
  expect(nextInGrid(step)).toBe(expected);
});
