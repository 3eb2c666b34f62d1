import type { Budget } from '@herald/contract/endpoints/admin-services';
import { dollars, dollarsToEdit, microsOf } from './dollars.ts';

export const UNITS: Record<Budget['price_per'], string> = {
  million_characters: 'for 1,000,000 characters',
  second: 'for a second of film',
  picture: 'for a picture',
};

/** What a form says below the price. */
export function usualPriceWords({ usual_price }: Pick<Budget, 'usual_price'>, unit?: string): string {
  if (!usual_price) return 'Herald knows no usual price. Empty: costs are not counted and no cap applies.';
  const { micros, per, read_on, source } = usual_price;
  return `Empty for the usual ${dollars(micros)} ${unit ?? UNITS[per]}, read on ${read_on}. ${source}`;
}

export interface CapStanding {
  /** 0 to 1 and more, of the cap. */
  share: number;
  tone: 'ink' | 'warn' | 'bad';
  note: string;
}

const WARN_FROM = 0.9;

/** How near this month is to the cap; undefined without one. */
export function capStanding({
  month_micros,
  month_cap_micros: cap,
}: Pick<Budget, 'month_micros' | 'month_cap_micros'>): CapStanding | undefined {
  if (cap === null) return undefined;
  const share = cap > 0 ? month_micros / cap : 1;
  if (share >= 1) return { share, tone: 'bad', note: 'Cap reached, the next engine takes over' };
  if (share >= WARN_FROM) return { share, tone: 'warn', note: 'Near its monthly cap' };
  return { share, tone: 'ink', note: '' };
}

/** Nothing was paid, and nobody said what would be. */
export const isWithoutPrice = ({ price_micros, usual_price, month_micros }: Budget): boolean =>
  price_micros === null && usual_price === null && month_micros === 0;

/** As a form has it. */
export const budgetValuesOf = ({ price_micros, month_cap_micros }: Budget) => ({
  price: dollarsToEdit(price_micros),
  monthCap: dollarsToEdit(month_cap_micros),
});

/** And back. */
export const budgetBodyOf = (values: { price: string; monthCap: string }) => ({
  price_micros: microsOf(values.price),
  month_cap_micros: microsOf(values.monthCap),
});

/** The rule of a field for dollars. */
export const isAmount = (text: string): true | string =>
  !Number.isNaN(microsOf(text)) || 'Please enter an amount in dollars.';
