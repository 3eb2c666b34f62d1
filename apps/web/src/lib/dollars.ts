import { plainNumber } from '@herald/contract/number-of';

const MICROS = 1_000_000;
const CENT_MICROS = 10_000;

/** $31.04, and the first two digits of less than a cent: $0.00045. */
export function dollars(micros: number): string {
  const isTiny = micros > 0 && micros < CENT_MICROS;
  const digits = isTiny ? { maximumSignificantDigits: 2 } : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (micros / MICROS).toLocaleString('en-US', { style: 'currency', currency: 'USD', ...digits });
}

/** As a form shows it; empty where none is set. */
export const dollarsToEdit = (micros: number | null): string => (micros === null ? '' : String(micros / MICROS));

/** What somebody typed: nothing sets none, and what is no amount is NaN. */
export function microsOf(text: string): number | null {
  const typed = plainNumber(text.trim().replace(/^\$\s*/, ''));
  if (typed === '') return null;
  return /^\d*\.?\d+$|^\d+\.$/.test(typed) ? Math.round(Number(typed) * MICROS) : Number.NaN;
}
