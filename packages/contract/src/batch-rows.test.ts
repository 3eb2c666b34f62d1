import { describe, expect, it } from 'vitest';
import { batchLimits, fittingRows, readBatchTable } from './batch-rows.ts';
import { draftContent } from './draft.ts';
import { fillTemplate, templateVariable } from './template.ts';

const template = {
  content: draftContent.parse({
    voice: { ttsText: 'In {{city}}: {{product}} for {{new price}}.' },
    output: { link_url: '{{link}}' },
  }),
  variables: [
    templateVariable.parse({ name: 'city', label: 'Town' }),
    templateVariable.parse({ name: 'product', max_length: 20 }),
    templateVariable.parse({ name: 'new price', kind: 'number', default: '$19' }),
    templateVariable.parse({ name: 'link', kind: 'address', required: false }),
  ],
};
const read = (text: string, choice = {}) => readBatchTable(text, template, choice);

describe('a table for a template', () => {
  it('fills variables by their headings, whatever their capitals, spaces and braces', () => {
    const { rows, problems, columns } = read('CITY; {{product}} ;New Price;link\nOslo;Serum;$9;north.co/no');
    expect(problems).toEqual([]);
    expect(columns.map(({ variable }) => variable)).toEqual(['city', 'product', 'new price', 'link']);
    expect(rows).toEqual([
      { row: 2, values: { city: 'Oslo', product: 'Serum', 'new price': '$9', link: 'north.co/no' } },
    ]);
  });

  it('knows a variable by its label too, and a column by what was chosen for it', () => {
    expect(read('Town,product\nOslo,Serum').rows[0]?.values).toEqual({ city: 'Oslo', product: 'Serum' });
    const chosen = read('a,b,c\nOslo,Serum,x', { 1: 'city', 2: 'product', 3: null });
    expect(chosen.rows[0]?.values).toEqual({ city: 'Oslo', product: 'Serum' });
    expect(chosen.problems.map(({ stops }) => stops)).toEqual(['nothing']);
  });

  it('counts rows as a spreadsheet does, also past empty ones and cells of several lines', () => {
    const { rows } = read('city,product\nOslo,"a\nb"\n,\n\nBergen,c');
    expect(rows.map(({ row }) => row)).toEqual([2, 5]);
  });

  it.each([
    ['an empty file', '', [1, null, 'table', 'This table is empty.']],
    ['nothing but space', '\n , \n', [1, null, 'table', 'This table is empty.']],
    ['headings alone', 'city,product\n', [1, null, 'table', 'There is no row below the headings.']],
    [
      'two columns of one name',
      'city,product,CITY\nOslo,Serum,Bergen',
      [1, 3, 'table', 'Columns 1 and 3 are both for “city”. Keep one.'],
    ],
    ['no column for a variable', 'city\nOslo', [1, null, 'table', 'There is no column for “product”.']],
    [
      'no column for a variable that has words of its own',
      'city,product\nOslo,Serum',
      [1, null, 'nothing', 'There is no column for “new price”, so every film says “$19”.'],
    ],
    [
      'no column that fits',
      'name,cost\nOslo,9',
      [1, null, 'table', 'No column fills anything in this template. Match the columns, or name them as it does.'],
    ],
    [
      'a column nobody knows',
      'city,product,colour\nOslo,Serum,red',
      [1, 3, 'nothing', 'The template has no “colour”, so this column is left out.'],
    ],
    ['an empty cell', 'city,product\nOslo,', [2, 2, 'row', 'Please fill this in.']],
    [
      'an empty cell of a variable that has words of its own',
      'city,product,new price\nOslo,Serum,',
      [2, 3, 'row', 'Please fill this in.'],
    ],
    ['a cell that a short row lacks', 'city,product,new price\nOslo,Serum', [2, 3, 'row', 'Please fill this in.']],
    ['a price without a digit', 'city,product,new price\nOslo,Serum,cheap', [2, 3, 'row', 'Please enter a number.']],
    ['a long cell', `city,product\nOslo,${'a'.repeat(21)}`, [2, 2, 'row', 'Please use at most 20 characters.']],
    ['a cell outside', 'city,product\nOslo,Serum,what', [2, 3, 'row', 'This cell is outside the headings.']],
    ['an open quote', 'city,product\nOslo,"Serum', [2, null, 'table', 'A quote opens here and never closes.']],
  ])('says where %s is', (_, text, [row, column, stops, words]) => {
    expect(read(text).problems).toContainEqual(expect.objectContaining({ row, column, stops, text: words }));
  });

  it('leaves out an optional word whose cell is empty, whatever the template says there', () => {
    const usual = templateVariable.parse({ name: 'link', kind: 'address', required: false, default: 'north.co' });
    const withLink = { ...template, variables: [...template.variables.slice(0, 3), usual] };
    const { rows, problems } = readBatchTable('city,product,new price,link\nOslo,Serum,$9,', withLink);
    expect(problems).toEqual([]);
    expect(fillTemplate(withLink, rows[0]?.values ?? {}).content.output.link_url).toBe('');
  });

  it('keeps only the rows with problems from starting', () => {
    const table = read('city,product\nOslo,Serum\nBergen,\nTromsø,Cream');
    expect(fittingRows(table).map(({ row }) => row)).toEqual([2, 4]);
    expect(fittingRows(read('city\nOslo'))).toEqual([]);
  });

  it('reads 10,000 rows and no more', () => {
    const lines = Array.from({ length: batchLimits.rowsRead + 1 }, (_, index) => `City ${index},Serum,$9`);
    expect(read(`city,product,new price\n${lines.slice(1).join('\n')}`).problems).toEqual([]);
    const { rows, problems } = read(`city,product,new price\n${lines.join('\n')}`);
    expect(rows).toHaveLength(batchLimits.rowsRead);
    expect(problems).toEqual([
      { row: 10_001, column: null, variable: null, text: 'Only the first 10,000 rows were read.', stops: 'nothing' },
    ]);
  });
});
