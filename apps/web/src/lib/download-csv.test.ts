import { toCsv } from '@herald/contract/csv';
import { expect, it } from 'vitest';
import { rowsOf } from './download-csv.ts';

it('counts the rows of a table, however many lines and quotes its cells have', () => {
  expect(rowsOf(toCsv([['Name', 'Note']]))).toBe(1);
  expect(
    rowsOf(
      toCsv([
        ['Name', 'Note'],
        ['Ann "A" Lee', 'one,\r\ntwo'],
        ['""', '"\r\n"'],
      ]),
    ),
  ).toBe(3);
});
