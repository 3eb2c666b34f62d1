import { SESSION_TIMEOUT_HOURS } from '@herald/contract/security';
import { HOUR_MS } from '../runtime/durations.ts';

/** However much a session is used, it ends after this time. */
const SESSION_MAX_MS = SESSION_TIMEOUT_HOURS.max * HOUR_MS;

/** A session ends when it was not used for the user's session timeout, and 30 days after it began at the latest. */
export function sessionExpiry(now: Date, timeoutHours: number, startedAt: Date): Date {
  return new Date(Math.min(now.getTime() + timeoutHours * HOUR_MS, startedAt.getTime() + SESSION_MAX_MS));
}
