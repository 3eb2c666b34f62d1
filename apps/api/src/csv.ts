/** What a spreadsheet would take for a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** A table as RFC 4180 has it; cells that would run as formulas are made plain text. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
