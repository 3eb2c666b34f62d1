const HOUR_MS = 3_600_000;

/** A session ends when it was not used for the user's session timeout. */
export function sessionExpiry(now: Date, timeoutHours: number): Date {
  return new Date(now.getTime() + timeoutHours * HOUR_MS);
}
