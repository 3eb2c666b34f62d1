/** What a spreadsheet reads as a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

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
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
