import type { UserRole, UserStatus } from '@herald/contract/statuses';
import { and, eq, exists, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { userPlans } from '../../db/schema/plans.ts';
import { toSearchQuery } from '../../db/search-query.ts';
import { isNotOver } from '../../plans/plan-repository.ts';

export interface UserFilter {
  search: string;
  status?: UserStatus | undefined;
  role?: UserRole | undefined;
  /** A plan that a user has and that has not ended; `null` for one that nobody can have. */
  planId?: string | null | undefined;
  joined?: { from?: Date | undefined; before?: Date | undefined };
  /** Against which plans are judged. */
  now: Date;
}

/**
 * How the database finds the users of a plan. `gather` collects them all and sorts them. The others walk along the order
 * of the list until the page is full: `probe` looks at the rows of each user on the way, `hash` collects all ids first
 * and then only looks them up. A search is left to the database, unless the page is near.
 */
export type WayToFind = 'gather' | 'probe' | 'hash';

/** Up to here, collecting and sorting costs less than walking. */
const FEW = 10_000;
/** Up to here, looking at rows costs less than collecting ids. */
const NEAR = 1_000;

export function wayToFind(total: number, offset: number): WayToFind {
  if (total <= FEW) return 'gather';
  return offset <= NEAR ? 'probe' : 'hash';
}

export function matching(db: Queryable, filter: UserFilter, way: WayToFind = 'gather'): SQL | undefined {
  const { search, status, role, planId, joined, now } = filter;
  return and(
    search.trim() === '' ? undefined : isFound(search, way),
    status && eq(users.status, status),
    role && eq(users.role, role),
    planId === undefined ? undefined : hasPlan(db, { planId, now }, way),
    joined?.from && gte(users.createdAt, joined.from),
    joined?.before && lt(users.createdAt, joined.before),
  );
}

/** PostgreSQL takes such a condition as it is written: not through an index, and not as a join. */
const asWritten = (condition: SQL): SQL => sql`(${condition}) is true`;

/** Text without a word in it finds nobody. */
function isFound(search: string, way: WayToFind): SQL {
  const hasWords = sql`${users.search} @@ to_tsquery('simple', ${toSearchQuery(search)})`;
  return way === 'probe' ? asWritten(hasWords) : hasWords;
}

function hasPlan(db: Queryable, { planId, now }: { planId: string | null; now: Date }, way: WayToFind): SQL {
  if (planId === null) return sql`false`;
  const isHeld = and(eq(userPlans.planId, planId), isNotOver(now));
  const holders = db.select({ id: userPlans.userId }).from(userPlans);
  if (way === 'gather') return inArray(users.id, holders.where(isHeld));
  const own = holders.where(and(eq(userPlans.userId, users.id), isHeld));
  // A single value is always looked up; for a mere existence, all ids can be collected first.
  return way === 'probe' ? sql`(${own.limit(1)}) is not null` : asWritten(exists(own));
}
