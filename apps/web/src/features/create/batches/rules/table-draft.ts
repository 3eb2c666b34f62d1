import {
  type BatchTable,
  batchLimits,
  type ColumnChoice,
  type RowProblem,
  readBatchTable,
} from '@herald/contract/batch-rows';
import { type CsvDelimiter, readCsv, toCsv } from '@herald/contract/csv';
import type { TemplateBody, TemplateVariable } from '@herald/contract/template';

/** A table as it is typed, pasted or read from a file, before its cells are checked. */
export interface TableDraft {
  cells: readonly (readonly string[])[];
  /** It began empty, on this page. */
  isTyped: boolean;
  hasHeadings: boolean;
  /** Which column fills which variable, where a person said so. */
  choice: ColumnChoice;
  /** The file it came from; empty for one that was typed or pasted. */
  fileName: string;
  /** What stood between its cells. */
  delimiter: CsvDelimiter;
  /** The row in which a quote opens that nothing closes: what follows it stands in one cell. */
  openQuoteRow: number | null;
}

const ROWS_AT_FIRST = 3;

/** A column for each variable, and some room. */
export function emptyTable(variables: readonly TemplateVariable[]): TableDraft {
  const headings = variables.map(({ name }) => name);
  const rows = Array.from({ length: ROWS_AT_FIRST }, () => headings.map(() => ''));
  return {
    cells: [headings, ...rows],
    isTyped: true,
    hasHeadings: true,
    choice: {},
    fileName: '',
    delimiter: '\t',
    openQuoteRow: null,
  };
}

const LOOKED_AT = 4000;
const FIRST_LETTER = 32;
const UNREADABLE = 0xfffd;
const BETWEEN_CELLS = [9, 10, 11, 12, 13];

/** Pictures and workbooks hold letters that no text has. */
export function isText(text: string): boolean {
  for (let at = 0; at < Math.min(text.length, LOOKED_AT); at++) {
    const code = text.charCodeAt(at);
    if (code === UNREADABLE || (code < FIRST_LETTER && !BETWEEN_CELLS.includes(code))) return false;
  }
  return true;
}

export function tableOfText(text: string, fileName = ''): TableDraft {
  // One more than is checked, so that the check sees that there are more.
  const { rows, delimiter, openQuoteRow } = readCsv(text, batchLimits.rowsRead + 2);
  const cells = rows.slice(0, rows.findLastIndex(isFilled) + 1);
  return { cells, isTyped: false, hasHeadings: true, choice: {}, fileName, delimiter, openQuoteRow };
}

/** Checked as the server will check it. A table without headings gets the names of the variables, in their order. */
export function checkedTable(draft: TableDraft, template: TemplateBody): BatchTable {
  const table = numberedAs(draft, readBatchTable(toCsv(headedCells(draft, template)), template, draft.choice));
  const { openQuoteRow: row } = draft;
  if (row === null) return table;
  const open: RowProblem = { row, column: null, variable: null, text: openQuoteText(row), stops: 'table' };
  return { ...table, problems: [open, ...table.problems] };
}

const openQuoteText = (row: number): string =>
  `A quote opens in row ${row} and never closes, so the rows after it are missing. Close it in the file, or change that row.`;

/** Rows as the person counts them: as their spreadsheet does, or from 1 below headings that stand on this page alone. */
const firstRow = ({ isTyped, hasHeadings }: TableDraft): number => (isTyped || !hasHeadings ? 1 : 2);

function numberedAs(draft: TableDraft, table: BatchTable): BatchTable {
  const shift = firstRow(draft) - 2;
  if (shift === 0) return table;
  const moved = <Row extends { row: number }>(one: Row): Row => ({ ...one, row: one.row + shift });
  return { ...table, rows: table.rows.map(moved), problems: table.problems.map(moved) };
}

/** The first row has the headings. */
export function headedCells({ cells, hasHeadings }: TableDraft, { variables }: TemplateBody): TableDraft['cells'] {
  return hasHeadings ? cells : [variables.map(({ name }) => name), ...cells];
}

/** The place in the draft of a row as it is numbered. */
const indexOf = (draft: TableDraft, row: number): number => row - firstRow(draft) + (draft.hasHeadings ? 1 : 0);

/** Whether a row is in its place in both, with the same cells. */
export function isSameRow(before: TableDraft, after: TableDraft, row: number): boolean {
  const [one, other] = [before.cells[indexOf(before, row)], after.cells[indexOf(after, row)]];
  return before.hasHeadings === after.hasHeadings && String(one) === String(other);
}

export function withCell(draft: TableDraft, row: number, column: number, text: string): TableDraft {
  return withCells(draft, row, column, [[text]]);
}

/** Cells that were pasted into a cell fill those to the right and below. */
export function withPastedCells(draft: TableDraft, row: number, column: number, text: string): TableDraft {
  return withCells(draft, row, column, readCsv(text).rows);
}

function withCells(draft: TableDraft, row: number, column: number, pasted: readonly (readonly string[])[]): TableDraft {
  const cells = draft.cells.map((one) => [...one]);
  for (const [down, texts] of pasted.entries()) {
    const index = indexOf(draft, row) + down;
    while (cells.length <= index) cells.push([]);
    const target = cells[index] ?? [];
    for (const [right, text] of texts.entries()) {
      while (target.length < column + right) target.push('');
      target[column - 1 + right] = text;
    }
  }
  return { ...draft, cells, openQuoteRow: row === draft.openQuoteRow ? null : draft.openQuoteRow };
}

export function withNewRow(draft: TableDraft): TableDraft {
  return { ...draft, cells: [...draft.cells, (draft.cells[0] ?? []).map(() => '')] };
}

export function withoutRow(draft: TableDraft, row: number): TableDraft {
  const openQuoteRow = row === draft.openQuoteRow ? null : draft.openQuoteRow;
  return { ...draft, openQuoteRow, cells: draft.cells.toSpliced(indexOf(draft, row), 1) };
}

/** Leaves out what stands to the right of the headings. */
export function withoutExtraCells(draft: TableDraft, row: number, columns: number): TableDraft {
  const index = indexOf(draft, row);
  return { ...draft, cells: draft.cells.map((cells, at) => (at === index ? cells.slice(0, columns) : cells)) };
}

/** What stands in a cell, as it was typed. */
export function cellText(draft: TableDraft, row: number, column: number): string {
  return draft.cells[indexOf(draft, row)]?.[column - 1] ?? '';
}

/** The rows that cannot start as a CSV file, as they were typed, and beside each what is wrong. */
export function csvOfProblems(
  draft: TableDraft,
  { columns }: Pick<BatchTable, 'columns'>,
  problems: ReadonlyMap<number, readonly RowProblem[]>,
): string {
  const head = columns.map(({ heading }) => heading);
  const rows = Array.from(problems, ([row, told]) => {
    const cells = head.map((_, column) => cellText(draft, row, column + 1));
    const words = told.map(({ column, text }) => (column === null ? text : `${head[column - 1]}: ${text}`));
    return [String(row), ...cells, words.join(' ')];
  });
  return toCsv([['Row', ...head, 'Problem'], ...rows]);
}

/** The rows below the headings, empty ones included. */
export function rowNumbers(draft: TableDraft): number[] {
  return draft.cells.slice(draft.hasHeadings ? 1 : 0).map((_, index) => index + firstRow(draft));
}

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');

/** Whether somebody typed or brought anything. */
export function hasRows(draft: TableDraft): boolean {
  return draft.cells.slice(draft.hasHeadings ? 1 : 0).some(isFilled);
}

/** Another column, empty, for a variable that has none. */
export function withColumn(draft: TableDraft, name: string): TableDraft {
  const column = Math.max(...draft.cells.map((row) => row.length), 0);
  const padded = draft.cells.map((row, index) => {
    const cells = [...row, ...Array.from({ length: column - row.length }, () => '')];
    return [...cells, index === 0 && draft.hasHeadings ? name : ''];
  });
  return { ...draft, cells: padded, choice: { ...draft.choice, [column + 1]: name } };
}
