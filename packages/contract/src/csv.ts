/** What a spreadsheet reads as a formula, perhaps after it has left out the white space. */
const FORMULA_START = /^[=+\-@\t\r\n]/;
/** Our mark before such a cell, and what would be taken for it. */
const MARKED = /^'+[=+\-@\t\r\n]/;
/** What ends a cell, also in spreadsheets that take another mark between cells. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** A table as in RFC 4180; cells that would run as formulas become plain text. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map(csvLine).join('');
}

/** One row of such a table, with its line end. */
export function csvLine(row: readonly string[]): string {
  return `${row.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  const harmless = FORMULA_START.test(text) || MARKED.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The marks between cells that a table can have; of two that are as frequent, the first one. */
export const CSV_DELIMITERS = ['\t', ';', ','] as const;
export type CsvDelimiter = (typeof CSV_DELIMITERS)[number];

export interface CsvTable {
  delimiter: CsvDelimiter;
  /** Rows as a spreadsheet counts them, empty ones included. */
  rows: string[][];
  /** There are more rows than were to be read. */
  isCut: boolean;
  /** The row, from 1, in which a quote opens that nothing closes. */
  openQuoteRow: number | null;
}

/** Names the mark in the file of a spreadsheet, in a line before the table. */
const MARK_LINE = /^sep=([;,\t])\r?\n/i;

/** Reads a table: a file as in RFC 4180, one with semicolons or tabs, or cells pasted from a spreadsheet. */
export function readCsv(source: string, maxRows = Number.POSITIVE_INFINITY): CsvTable {
  const text = source.replace(/^\ufeff/, '');
  const line = MARK_LINE.exec(text);
  const table = line ? text.slice(line[0].length) : text;
  const named = CSV_DELIMITERS.find((mark) => mark === line?.[1]);
  const delimiter = named ?? delimiterOf(table);
  return { delimiter, ...readRows(table, delimiter, maxRows) };
}

/** What ends most cells of the first row that has words. */
function delimiterOf(table: string): CsvDelimiter {
  const counts = CSV_DELIMITERS.map((mark) => {
    const { rows } = readRows(table.trimStart().slice(0, 64 * 1024), mark, 1);
    return rows[0]?.length ?? 0;
  });
  return CSV_DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function readRows(text: string, delimiter: CsvDelimiter, maxRows: number): Omit<CsvTable, 'delimiter'> {
  const rows: string[][] = [];
  let row: string[] = [];
  let openQuoteRow: number | null = null;
  let at = 0;
  while (at < text.length) {
    if (rows.length >= maxRows) return { rows, openQuoteRow, isCut: text.slice(at).trim() !== '' };
    const read = text[at] === '"' ? quotedCell(text, at, delimiter) : plainCell(text, at, delimiter);
    if (read.isOpen) openQuoteRow = rows.length + 1;
    row.push(unmarked(read.cell));
    at = read.end;
    if (text[at] === delimiter) {
      at += 1;
      // The last line may end with an empty cell and without a line end.
      if (at < text.length) continue;
      row.push('');
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    rows.push(row);
    row = [];
  }
  return { rows, openQuoteRow, isCut: false };
}

interface ReadCell {
  cell: string;
  /** Where the mark or the line end behind it is. */
  end: number;
  isOpen?: true;
}

function plainCell(text: string, start: number, delimiter: CsvDelimiter): ReadCell {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { cell: text.slice(start, end), end };
}

function quotedCell(text: string, start: number, delimiter: CsvDelimiter): ReadCell {
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return { cell: text.slice(start + 1).replaceAll('""', '"'), end: text.length, isOpen: true };
  // Words behind the closing quote belong to the cell.
  const rest = plainCell(text, close + 1, delimiter);
  return { cell: text.slice(start + 1, close).replaceAll('""', '"') + rest.cell, end: rest.end };
}

/** Takes back what `toCsv` puts before formulas. */
const unmarked = (text: string): string => (MARKED.test(text) ? text.slice(1) : text);
