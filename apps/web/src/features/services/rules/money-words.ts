import type { AdminService } from '@herald/contract';
import { dollars, dollarsToEdit, microsOf } from '#lib/dollars.ts';

type Unit = AdminService['price_per'];

const UNITS: Record<Unit, string> = {
  million_characters: 'for 1,000,000 characters',
  second: 'for a second of film',
  picture: 'for a picture',
};

export const unitWords = (unit: Unit): string => UNITS[unit];

/** "$15.00 for 1,000,000 characters"; a usual price says so. */
export function priceWords({ price_micros, price_per, usual_price }: AdminService): string {
  if (price_micros !== null) return `${dollars(price_micros)} ${UNITS[price_per]}`;
  if (usual_price) return `${dollars(usual_price.micros)} ${UNITS[usual_price.per]}, the usual price`;
  return 'Price not set';
}

/** What a form says below the price. */
export function usualPriceWords({ usual_price }: Pick<AdminService, 'usual_price'>): string {
  if (!usual_price) return 'Herald knows no usual price. Empty: costs are not counted and no cap applies.';
  const { micros, per, read_on, source } = usual_price;
  return `Empty for the usual ${dollars(micros)} ${UNITS[per]}, read on ${read_on}. ${source}`;
}

export interface CapStanding {
  /** 0 to 1 and more, of the cap. */
  share: number;
  tone: 'ink' | 'warn' | 'bad';
  note: string;
}

const WARN_FROM = 0.9;

/** How near this month is to the cap of the installation; undefined without one. */
export function capStanding({ month_micros, month_cap_micros: cap }: AdminService): CapStanding | undefined {
  if (cap === null) return undefined;
  const share = cap > 0 ? month_micros / cap : 1;
  if (share >= 1) return { share, tone: 'bad', note: 'Cap reached, the next engine takes over' };
  if (share >= WARN_FROM) return { share, tone: 'warn', note: 'Near its monthly cap' };
  return { share, tone: 'ink', note: '' };
}

/** Nothing was paid, and nobody said what would be. */
export const isWithoutPrice = ({ price_micros, usual_price, month_micros }: AdminService): boolean =>
  price_micros === null && usual_price === null && month_micros === 0;

/** From the service to its form. */
export const moneyValuesOf = ({ price_micros, month_cap_micros, account_cap_micros }: AdminService) => ({
  price: dollarsToEdit(price_micros),
  monthCap: dollarsToEdit(month_cap_micros),
  accountCap: dollarsToEdit(account_cap_micros),
});

/** And back. */
export const moneyBodyOf = (values: { price: string; monthCap: string; accountCap: string }) => ({
  price_micros: microsOf(values.price),
  month_cap_micros: microsOf(values.monthCap),
  account_cap_micros: microsOf(values.accountCap),
});
