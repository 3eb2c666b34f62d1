import { limits } from '@herald/contract';

const DAY_MS = 86_400_000;

/** What was put into the trash before that is gone. */
export function trashLimit(now: Date): Date {
  return new Date(now.getTime() - limits.trashDays * DAY_MS);
}

/** Longer ago than any trash lasts: the next cleaning takes it. */
export const PURGE_NOW = new Date(0);
