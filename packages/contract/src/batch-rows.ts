import { type CsvDelimiter, readCsv } from './csv.ts';
import { fillTemplate, sameName, type TemplateBody, type TemplateValues, type TemplateVariable } from './template.ts';

/** Rows that are read, and films that one batch can have. */
export const batchLimits = { rowsRead: 10_000, films: 500, columns: 100 } as const;

/** What is wrong with a table, where a person finds it in their spreadsheet. */
export interface RowProblem {
  /** From 1, which is the row of the headings. */
  row: number;
  /** From 1; null where it is about the whole row. */
  column: number | null;
  /** The variable it is about; null for a column that fills none. */
  variable: string | null;
  text: string;
  /** What cannot start because of it: nothing (a note), this row, or the whole table. */
  stops: 'nothing' | 'row' | 'table';
}

export interface TableColumn {
  /** As its heading says. */
  heading: string;
  /** The name of the variable it fills; null for none. */
  variable: string | null;
}

export interface TableRow {
  row: number;
  /** By the names of the variables that have a column; an empty cell is empty, and never the words of the template. */
  values: TemplateValues;
}

export interface BatchTable {
  delimiter: CsvDelimiter;
  columns: TableColumn[];
  /** Those that are not empty. */
  rows: TableRow[];
  /** By row, then column. */
  problems: RowProblem[];
}

/** Which column fills which variable, where a person said so: by the number of the column from 1; null for none. */
export type ColumnChoice = Readonly<Record<number, string | null>>;

/** Reads pasted cells or the text of a file for a template, and says about every row what does not fit. */
export function readBatchTable(source: string, template: TemplateBody, choice: ColumnChoice = {}): BatchTable {
  const { rows: cells, delimiter, isCut, openQuoteRow } = readCsv(source, batchLimits.rowsRead + 1);
  const head = cells[0] ?? [];
  if (!cells.some(isFilled)) {
    return { delimiter, columns: [], rows: [], problems: [wholeTable('This table is empty.')] };
  }
  const { columns, problems } = matchColumns(head, template.variables, choice);
  const rows = cells.slice(1).flatMap((row, index) => (isFilled(row) ? [toRow(row, index + 2, columns)] : []));
  if (rows.length === 0) problems.push(wholeTable('There is no row below the headings.'));
  if (isCut)
    problems.push(note(batchLimits.rowsRead + 1, `Only the first ${count(batchLimits.rowsRead)} rows were read.`));
  if (openQuoteRow !== null)
    problems.push({ ...wholeTable('A quote opens here and never closes.'), row: openQuoteRow });
  for (const [index, row] of cells.entries()) {
    const extra = index > 0 && row.slice(columns.length).findIndex((cell) => cell.trim() !== '');
    if (extra === false || extra < 0) continue;
    const text = 'This cell is outside the headings.';
    problems.push({ row: index + 1, column: columns.length + extra + 1, variable: null, text, stops: 'row' });
  }
  problems.push(...rows.flatMap((row) => rowProblems(template, row, columns)));
  problems.sort((one, other) => one.row - other.row || (one.column ?? 0) - (other.column ?? 0));
  return { delimiter, columns, rows, problems };
}

/** What of a row does not fit the template. */
export function rowProblems(
  template: TemplateBody,
  { row, values }: TableRow,
  columns: readonly TableColumn[],
): RowProblem[] {
  const { problems } = fillTemplate(template, values);
  return Object.entries(problems).map(([name, text]) => {
    const column = columns.findIndex(({ variable }) => variable !== null && sameName(variable) === name);
    return { row, column: column < 0 ? null : column + 1, variable: name, text, stops: 'row' };
  });
}

/** The rows that nothing keeps from starting. */
export function fittingRows({ rows, problems }: Pick<BatchTable, 'rows' | 'problems'>): TableRow[] {
  if (problems.some(({ stops }) => stops === 'table')) return [];
  const stopped = new Set(problems.flatMap(({ row, stops }) => (stops === 'row' ? [row] : [])));
  return rows.filter(({ row }) => !stopped.has(row));
}

interface MatchedColumns {
  columns: TableColumn[];
  problems: RowProblem[];
}

/** A column fills the variable of its heading, which can be its name or its label, or the one that was chosen for it. */
function matchColumns(
  head: readonly string[],
  variables: readonly TemplateVariable[],
  choice: ColumnChoice,
): MatchedColumns {
  const problems: RowProblem[] = [];
  const filledBy = new Map<string, number>();
  const columns = head.slice(0, batchLimits.columns).map((text, index): TableColumn => {
    const heading = text.trim();
    const column = index + 1;
    const chosen = choice[column];
    const variable =
      chosen === undefined ? variableOf(heading, variables) : variables.find(({ name }) => name === chosen);
    if (!variable) {
      const isSkipped = chosen === null || heading === '';
      const about = `The template has no “${heading}”, so this column is left out.`;
      if (!isSkipped) problems.push({ row: 1, column, variable: null, text: about, stops: 'nothing' });
      return { heading, variable: null };
    }
    const earlier = filledBy.get(variable.name);
    if (earlier !== undefined) {
      const twice = `Columns ${earlier} and ${column} are both for “${variable.name}”. Keep one.`;
      problems.push({ row: 1, column, variable: sameName(variable.name), text: twice, stops: 'table' });
      return { heading, variable: null };
    }
    filledBy.set(variable.name, column);
    return { heading, variable: variable.name };
  });
  if (head.length > batchLimits.columns) problems.push(wholeTable(`A table can have ${batchLimits.columns} columns.`));
  for (const { name, required, default: usual } of variables) {
    if (!required || filledBy.has(name)) continue;
    const isSaid = usual !== '';
    const text = isSaid
      ? `There is no column for “${name}”, so every film says “${usual}”.`
      : `There is no column for “${name}”.`;
    problems.push({ row: 1, column: null, variable: sameName(name), text, stops: isSaid ? 'nothing' : 'table' });
  }
  if (variables.length > 0 && filledBy.size === 0) {
    problems.push(wholeTable('No column fills anything in this template. Match the columns, or name them as it does.'));
  }
  return { columns, problems };
}

function variableOf(heading: string, variables: readonly TemplateVariable[]): TemplateVariable | undefined {
  const wanted = sameName(heading.replace(/^\{\{(.*)\}\}$/, '$1'));
  return (
    variables.find(({ name }) => sameName(name) === wanted) ??
    variables.find(({ label }) => label !== '' && sameName(label) === wanted)
  );
}

function toRow(cells: readonly string[], row: number, columns: readonly TableColumn[]): TableRow {
  const values = columns.flatMap(({ variable }, index) =>
    variable === null ? [] : [[variable, (cells[index] ?? '').trim()] as const],
  );
  return { row, values: Object.fromEntries(values) };
}

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');
const count = (number: number): string => number.toLocaleString('en-US');
const wholeTable = (text: string): RowProblem => ({ row: 1, column: null, variable: null, text, stops: 'table' });
const note = (row: number, text: string): RowProblem => ({ row, column: null, variable: null, text, stops: 'nothing' });
