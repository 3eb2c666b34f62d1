import { z } from 'zod';

/** 1,000 and 1,234.50 */
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;
/** 19,90 and 1.234,50 */
const DECIMAL_COMMA = /^-?(\d*|\d{1,3}(\.\d{3})+),\d{1,2}$/;

/** What a person typed, as a program writes it: a comma groups thousands or comes before the decimals. */
export function plainNumber(typed: string): string {
  const text = typed.trim();
  if (GROUPED.test(text)) return text.replaceAll(',', '');
  return DECIMAL_COMMA.test(text) ? text.replaceAll('.', '').replace(',', '.') : text;
}

/** What a person typed as a number: anything else is 0, so that the limits of the field speak. */
export function numberOf(typed: number | string): number {
  const number = typeof typed === 'number' ? typed : Number(plainNumber(typed));
  return Number.isFinite(number) ? number : 0;
}

interface NumberRange {
  min: number;
  max: number;
  /** At most this many digits after the point; none where left out. */
  digits?: number;
}

const typedNumber = z.union([z.number(), z.string().max(40)]);

/** A number, also as text. */
export const numberField = (range: NumberRange) => typedNumber.transform(numberOf).pipe(within(range));

/** A number, or none where nothing was typed. There 0 is a choice, so what is no number is refused. */
export const optionalNumberField = (range: NumberRange) =>
  typedNumber
    .nullable()
    .transform((typed) => (typed === null || String(typed).trim() === '' ? null : Number(plainNumber(String(typed)))))
    .pipe(within(range).nullable());

function within({ min, max, digits = 0 }: NumberRange) {
  const scale = 10 ** digits;
  const fits = (number: number) => Math.abs(Math.round(number * scale) - number * scale) < 1e-6;
  return z
    .number()
    .min(min, `Please enter ${min.toLocaleString('en-US')} or more.`)
    .max(max, `Please enter ${max.toLocaleString('en-US')} or less.`)
    .refine(fits, digits === 0 ? 'Please enter a whole number.' : `Please use at most ${digits} decimals.`);
}
