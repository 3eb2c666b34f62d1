import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('a table quotes what needs it and neutralises formulas', () => {
  const rows = [
    ['Name', 'Message'],
    ['Ann "A" Lee', 'one,\ntwo'],
    ['=1+1', '@SUM(A1)'],
    ['-5', '+49 30'],
  ];
  expect(toCsv(rows)).toBe(`Name,Message\r\n"Ann ""A"" Lee","one,\ntwo"\r\n'=1+1,'@SUM(A1)\r\n'-5,'+49 30\r\n`);
});
