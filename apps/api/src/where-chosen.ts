import type { Caller } from '@herald/core/identity';

/** The days of a query are those of the person who chose them, as the moments on the screen are. */
export const whereChosen = <Query extends object>(query: Query, { timeZone }: Caller) => ({
  ...query,
  time_zone: timeZone,
});
