import type { Budget } from '@herald/contract/endpoints/admin-services';
import { mainWorkOf, type UsualPrice, unitOfKind, usualPrice } from '@herald/media/service-prices';
import { isServiceWire, kindOfWire } from '@herald/media/service-wires';

interface Priced {
  wire: string;
  model?: string | undefined;
  priceMicros?: number | null;
  monthCapMicros?: number | null;
  monthMicros: number;
}

/** What the main work of a service costs, may cost in a month, and did cost in this one. */
export function presentBudget(priced: Priced): Budget {
  const { wire, model, priceMicros = null, monthCapMicros = null, monthMicros } = priced;
  const kind = isServiceWire(wire) ? kindOfWire(wire) : 'speech';
  const usual = usualPrice(wire, mainWorkOf(kind), model);
  return {
    price_per: unitOfKind(kind),
    price_micros: priceMicros,
    usual_price: usual ? presentUsual(usual) : null,
    month_cap_micros: monthCapMicros,
    month_micros: monthMicros,
  };
}

export const presentUsual = ({ micros, per, readOn, source }: UsualPrice) => ({ micros, per, read_on: readOn, source });

export type MoneyBody = Partial<
  Record<'price_micros' | 'other_price_micros' | 'month_cap_micros' | 'account_cap_micros', number | null>
>;

/** The same the other way; what is left out stays as it is. */
export function moneyOf({ price_micros, other_price_micros, month_cap_micros, account_cap_micros }: MoneyBody) {
  return {
    ...(other_price_micros !== undefined && { otherPriceMicros: other_price_micros }),
    ...(price_micros !== undefined && { priceMicros: price_micros }),
    ...(month_cap_micros !== undefined && { monthCapMicros: month_cap_micros }),
    ...(account_cap_micros !== undefined && { accountCapMicros: account_cap_micros }),
  };
}
