import { PRICE_UNITS } from '@herald/media/service-prices';
import { z } from 'zod';

const micros = (about: string) => z.number().nullable().describe(`${about} In millionths of a US dollar.`);

/** Work of an outside service that somebody gets a bill for. */
export const costLine = z
  .object({
    what: z.enum(['speech', 'film', 'picture']),
    service: z.string().describe('What people call it.'),
    units: z.number().describe('Characters that are said, seconds that are filmed, or pictures.'),
    price_micros: micros('Null where no price is set.'),
    price_per: z.enum(PRICE_UNITS).nullable(),
    amount_micros: micros('Null where no price is set.'),
  })
  .meta({ id: 'CostLine' });
export type CostLine = z.infer<typeof costLine>;

export const plannedCost = costLine
  .extend({
    is_kept: z.boolean().describe('It was made before and is used again, for nothing.'),
    is_over_cap: z.boolean().describe('It would pass a monthly cap, so the service would not be asked.'),
  })
  .meta({ id: 'PlannedCost' });
export type PlannedCost = z.infer<typeof plannedCost>;

const MOST_MICROS = 1_000_000_000_000;

/** An amount that somebody enters; nothing where none is set. */
export const microsField = z
  .number()
  .int()
  .min(0, 'Please enter 0 or more.')
  .max(MOST_MICROS, 'Please enter at most 1,000,000 dollars.')
  .nullable();
