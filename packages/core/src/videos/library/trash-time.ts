import { limits } from '@herald/contract/limits';
import { DAY_MS } from '../../runtime/durations.ts';

/** Videos deleted before this are purged. */
export function trashLimit(now: Date): Date {
  return new Date(now.getTime() - limits.trashDays * DAY_MS);
}

/** Before any trash limit, so the next clean-up removes it. */
export const PURGE_NOW = new Date(0);
