import { EngineError } from '@herald/media/engine-error';

/** What went wrong with a call, as clients name it: HTTP_{status}, NETWORK_ERROR, TIMEOUT_ERROR or UNKNOWN_ERROR. */
export function failureCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN_ERROR';
  if (error instanceof EngineError && error.httpStatus !== undefined) return `HTTP_${error.httpStatus}`;
  const cause = error instanceof EngineError ? error.cause : error;
  if (!(cause instanceof Error)) return 'UNKNOWN_ERROR';
  return /timeout|aborted/i.test(`${cause.name} ${cause.message}`) ? 'TIMEOUT_ERROR' : 'NETWORK_ERROR';
}
