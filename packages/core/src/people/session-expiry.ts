import { HOUR_MS } from '../runtime/durations.ts';

/** A session ends when it was not used for the user's session timeout. */
export function sessionExpiry(now: Date, timeoutHours: number): Date {
  return new Date(now.getTime() + timeoutHours * HOUR_MS);
}
