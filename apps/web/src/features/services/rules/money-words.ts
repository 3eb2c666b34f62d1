import type { AdminService } from '@herald/contract/endpoints/admin-services';
import { budgetBodyOf, budgetValuesOf, UNITS } from '#lib/budget-words.ts';
import { dollars, dollarsToEdit, microsOf } from '#lib/dollars.ts';

/** "$15.00 for 1,000,000 characters"; a usual price says so. */
export function priceWords({ price_micros, price_per, usual_price }: AdminService): string {
  if (price_micros !== null) return `${dollars(price_micros)} ${UNITS[price_per]}`;
  if (usual_price) return `${dollars(usual_price.micros)} ${UNITS[usual_price.per]}, the usual price`;
  return 'Price not set';
}

/** From the service to its form. */
export const moneyValuesOf = (service: AdminService) => ({
  ...budgetValuesOf(service),
  accountCap: dollarsToEdit(service.account_cap_micros),
});

/** And back. */
export const moneyBodyOf = (values: { price: string; monthCap: string; accountCap: string }) => ({
  ...budgetBodyOf(values),
  account_cap_micros: microsOf(values.accountCap),
});
