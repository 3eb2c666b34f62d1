/** From here on a limit of a plan is shown as no limit. */
const COUNTLESS = 100_000;

export function isCountless(limit: number): boolean {
  return limit >= COUNTLESS;
}
