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

it('a table quotes what ends a cell in any spreadsheet', () => {
  expect(toCsv([['a;b', 'a\tb', 'ä, 李']])).toBe('"a;b","a\tb","ä, 李"\r\n');
  expect(toCsv([['\n=1', '\t=1', '\r=1']])).toBe(`"'\n=1","'\t=1","'\r=1"\r\n`);
});
