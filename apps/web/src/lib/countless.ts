/** From here on a limit of a plan is only a number: nobody counts towards it. */
const COUNTLESS = 100_000;

export function isCountless(limit: number): boolean {
  return limit >= COUNTLESS;
}
