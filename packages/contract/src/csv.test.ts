import { describe, expect, it } from 'vitest';
import { readCsv, toCsv } from './csv.ts';

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

describe('a table that is read', () => {
  it.each([
    [
      'commas',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons, where a cell has a comma',
      'name;price, new\n1,5;2',
      [
        ['name', 'price, new'],
        ['1,5', '2'],
      ],
    ],
    [
      'pasted cells',
      'a\tb\n1, 2; 3\t4',
      [
        ['a', 'b'],
        ['1, 2; 3', '4'],
      ],
    ],
    ['one column', 'name\nOslo\nBergen', [['name'], ['Oslo'], ['Bergen']]],
    [
      'line ends of an old Mac',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quotes with marks, quotes and lines in them',
      'a,b\n"x, ""y""\r\nz",2',
      [
        ['a', 'b'],
        ['x, "y"\r\nz', '2'],
      ],
    ],
    [
      'pasted cells with lines in them',
      '"a\nb"\tc\n1\t2',
      [
        ['a\nb', 'c'],
        ['1', '2'],
      ],
    ],
    [
      'a quote inside a word',
      'a,b\n5" nail,2',
      [
        ['a', 'b'],
        ['5" nail', '2'],
      ],
    ],
    [
      'words behind a closing quote',
      'a,b\n"x"y,2',
      [
        ['a', 'b'],
        ['xy', '2'],
      ],
    ],
    ['empty cells and rows', 'a,b\n,\n\n1,', [['a', 'b'], ['', ''], [''], ['1', '']]],
    [
      'a byte order mark',
      '\ufeffa,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a line that names the mark',
      'sep=;\r\na,x;b\r\n1;2',
      [
        ['a,x', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quoted headings',
      '"a;a","b"\n1,2',
      [
        ['a;a', 'b'],
        ['1', '2'],
      ],
    ],
    ['nothing', '', []],
  ])('with %s', (_, text, rows) => {
    expect(readCsv(text).rows).toEqual(rows);
  });

  it('is what was written, formulas and our own marks included', () => {
    const rows = [
      ['=1+1', "'=1", "''-5", "'quoted'"],
      ['a"b', 'c\r\nd', ' e ', '+49'],
    ];
    expect(readCsv(toCsv(rows)).rows).toEqual(rows);
  });

  it('says where a quote never closes', () => {
    expect(readCsv('a,b\n1,2\n"x,3\n4,5')).toMatchObject({ openQuoteRow: 3 });
    expect(readCsv('a,b\n"1",2')).toMatchObject({ openQuoteRow: null });
  });

  it('stops after the rows that were asked for, and says whether there are more', () => {
    expect(readCsv('a\nb\nc', 2)).toMatchObject({ rows: [['a'], ['b']], isCut: true });
    expect(readCsv('a\nb\n\n', 2)).toMatchObject({ isCut: false });
  });
});
