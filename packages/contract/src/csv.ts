/** What a spreadsheet reads as a formula, perhaps after it has left out the white space. */
const FORMULA_START = /^[=+\-@\t\r\n]/;
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
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
