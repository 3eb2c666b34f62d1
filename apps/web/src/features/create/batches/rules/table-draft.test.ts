import { fittingRows } from '@herald/contract/batch-rows';
import { draftContent } from '@herald/contract/draft';
import { type TemplateBody, templateVariable } from '@herald/contract/template';
import { describe, expect, it } from 'vitest';
import {
  cellText,
  checkedTable,
  csvOfProblems,
  emptyTable,
  hasRows,
  rowNumbers,
  tableOfText,
  withCell,
  withColumn,
  withNewRow,
  withoutExtraCells,
  withoutRow,
  withPastedCells,
} from './table-draft.ts';

const template: TemplateBody = {
  content: draftContent.parse({ voice: { ttsText: '{{product}} in {{city}}.' } }),
  variables: [
    templateVariable.parse({ name: 'city' }),
    templateVariable.parse({ name: 'product', label: 'Product', default: 'The lamp', max_length: 20 }),
  ],
};
const valuesOf = (draft: Parameters<typeof checkedTable>[0]) => checkedTable(draft, template).rows;

describe('a table that is typed', () => {
  it('begins with a column for each variable and no row that counts', () => {
    const draft = emptyTable(template.variables);
    expect([rowNumbers(draft), hasRows(draft), valuesOf(draft)]).toEqual([[1, 2, 3], false, []]);
  });

  it('takes what is typed into its cells', () => {
    const draft = withCell(withNewRow(emptyTable(template.variables)), 4, 1, 'Oslo');
    expect(valuesOf(draft)).toEqual([{ row: 4, values: { city: 'Oslo', product: '' } }]);
    expect(valuesOf(withoutRow(draft, 1))).toEqual([{ row: 3, values: { city: 'Oslo', product: '' } }]);
  });

  it('spreads pasted cells to the right and below, and grows for them', () => {
    const draft = withPastedCells(emptyTable(template.variables), 3, 1, 'Oslo\tSerum\nBergen\t"a\nb"\n');
    expect(valuesOf(draft)).toEqual([
      { row: 3, values: { city: 'Oslo', product: 'Serum' } },
      { row: 4, values: { city: 'Bergen', product: 'a\nb' } },
    ]);
  });

  it('keeps words that a spreadsheet would take for a formula', () => {
    expect(valuesOf(withCell(emptyTable(template.variables), 1, 1, '=1+1'))).toEqual([
      { row: 1, values: { city: '=1+1', product: '' } },
    ]);
  });
});

describe('a table of a file', () => {
  const file = tableOfText('City;Product\nOslo;Serum\n;Serum\nBergen;Serum;extra\n\n', 'cities.csv');

  it('says what is wrong with which row, and is right once that is mended', () => {
    const table = checkedTable(file, template);
    expect(table.problems.map(({ row, column }) => [row, column])).toEqual([
      [3, 1],
      [4, 3],
    ]);
    const mended = withoutExtraCells(withCell(file, 3, 1, 'Voss'), 4, 2);
    expect(checkedTable(mended, template).problems).toEqual([]);
    expect(fittingRows(checkedTable(mended, template)).map(({ values }) => values.city)).toEqual([
      'Oslo',
      'Voss',
      'Bergen',
    ]);
  });

  it('gets a column for a variable that it lacks', () => {
    const draft = tableOfText('Product\nSerum\nBalm', 'x.csv');
    expect(checkedTable(draft, template).problems[0]).toMatchObject({ stops: 'table', variable: 'city' });
    expect(fittingRows(checkedTable(draft, template))).toEqual([]);
    const mended = withCell(withColumn(draft, 'city'), 3, 2, 'Oslo');
    expect(checkedTable(mended, template).problems.map(({ row, column }) => [row, column])).toEqual([[2, 2]]);
    expect(fittingRows(checkedTable(mended, template)).map(({ row }) => row)).toEqual([3]);
  });

  it('says which quote never closes, until that row is changed', () => {
    const open = tableOfText('City,Product\nOslo,Serum\n"Voss,Serum\nBergen,Balm', 'x.csv');
    const stopping = (draft: typeof open) =>
      checkedTable(draft, template).problems.filter(({ stops }) => stops === 'table');
    expect(stopping(open).map(({ row }) => row)).toEqual([3]);
    expect(fittingRows(checkedTable(open, template))).toEqual([]);
    expect(stopping(withCell(open, 3, 1, 'Voss'))).toEqual([]);
  });

  it('remembers what stood between its cells', () => {
    expect(withCell(file, 3, 1, 'Voss').delimiter).toBe(';');
  });

  it('has no rows after its last one with words', () => {
    expect(rowNumbers(file)).toEqual([2, 3, 4]);
  });

  it('may have no headings: its columns are the variables in their order', () => {
    const draft = { ...tableOfText('Oslo,Serum\nBergen,Balm', 'x.csv'), hasHeadings: false };
    expect(valuesOf(draft).map(({ row, values }) => [row, values.city])).toEqual([
      [1, 'Oslo'],
      [2, 'Bergen'],
    ]);
    expect([rowNumbers(draft), cellText(draft, 2, 2)]).toEqual([[1, 2], 'Balm']);
    expect(valuesOf(withCell(draft, 2, 1, 'Voss'))[1]?.values.city).toBe('Voss');
  });
});

it('the rows that cannot start are saved with what is wrong with them', () => {
  const draft = tableOfText('City;Product\nOslo;Lamp\nVoss;A lamp with a name that is too long', 'cities.csv');
  const table = checkedTable(draft, template);
  expect(
    csvOfProblems(
      draft,
      table,
      Map.groupBy(table.problems, ({ row }) => row),
    ),
  ).toMatch(/^Row,City,Product,Problem\r\n3,Voss,A lamp with a name that is too long,Product: .*20.*\r\n$/);
});
