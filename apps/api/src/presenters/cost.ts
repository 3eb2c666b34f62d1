import type { PlannedCost, CostLine as ShownCost } from '@herald/contract/costs';
import type { CostLine, PlannedLine } from '@herald/core/services';

export const presentCost = ({ what, service, units, price, amountMicros }: CostLine): ShownCost => ({
  what,
  service,
  units,
  price_micros: price?.micros ?? null,
  price_per: price?.per ?? null,
  amount_micros: amountMicros,
});

export const presentPlanned = ({ isKept, isOverCap, ...line }: PlannedLine): PlannedCost => ({
  ...presentCost(line),
  is_kept: isKept,
  is_over_cap: isOverCap,
});
