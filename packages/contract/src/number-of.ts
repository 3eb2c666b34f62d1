import { z } from 'zod';

/** What a person typed as a number: anything else is 0, so that the limits of the field speak. */
export function numberOf(typed: number | string): number {
  const number = typeof typed === 'number' ? typed : Number(typed.trim());
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
    .transform((typed) => (typed === null || String(typed).trim() === '' ? null : Number(typed)))
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
