import { type SQL, sql } from 'drizzle-orm';
import type { users } from '../db/schema/people.ts';

/** Nothing of an account is handed out while its owner is banned, or leaving. */
export function isClosedFor({ status, leavesAt }: Pick<typeof users, 'status' | 'leavesAt'>): SQL<boolean> {
  return sql<boolean>`(${status} = 'banned' or ${leavesAt} is not null)`;
}
