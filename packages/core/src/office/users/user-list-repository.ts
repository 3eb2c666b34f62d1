import type { UserSort } from '@herald/contract/endpoints/admin-users';
import type { UserRole, UserStatus } from '@herald/contract/statuses';
import { and, asc, count, desc, eq, exists, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { countUpTo, fromNearerEnd, type Place, readInBatches } from '../../db/list-page.ts';
import { users } from '../../db/schema/people.ts';
import { plans, userPlans } from '../../db/schema/plans.ts';
import { isInForce } from '../../plans/plan-repository.ts';
import { matching, type UserFilter, wayToFind } from './user-filter-repository.ts';

export interface UserOrder {
  by: UserSort;
  isDescending: boolean;
}

export type ListedUser = Omit<Awaited<ReturnType<typeof readUsers>>[number], 'planSlugs'> & { planSlugs: string[] };

export const userListRepository = {
  /** A page of users. The ids are found first, so that only the rows of one page are read in full. */
  async list(
    db: Queryable,
    filter: UserFilter,
    { order, ...place }: Place & { order: UserOrder },
  ): Promise<ListedUser[]> {
    const { limit, offset, isReversed } = fromNearerEnd(place);
    const ids = db
      .select({ id: users.id })
      .from(users)
      .where(matching(db, filter, wayToFind(place.total, offset)))
      .orderBy(...orderOf({ by: order.by, isDescending: order.isDescending !== isReversed }))
      .limit(limit)
      .offset(offset);
    return readUsers(db, inArray(users.id, ids), filter.now, order);
  },

  /** Stops at `most`. */
  async count(db: Queryable, filter: UserFilter, most: number): Promise<number> {
    return countUpTo(db, users, matching(db, filter), most);
  },

  async find(db: Queryable, id: string, now: Date): Promise<ListedUser | undefined> {
    const [user] = await readUsers(db, eq(users.id, id), now);
    return user;
  },

  /** Hands over everybody who matches, in order and in batches; one export in a transaction. */
  async export(
    tx: Transaction,
    filter: UserFilter,
    order: UserOrder,
    take: (users: ExportedUser[]) => Promise<void>,
  ): Promise<void> {
    const wanted = tx
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        role: users.role,
        status: users.status,
        plans: planSlugsOf(tx, filter.now).as('plans'),
        videos: sql<number>`${users.videosCreated}`.as('videos'),
        joined: sql<string>`${users.createdAt}`.as('joined'),
        seen: sql<string | null>`${users.lastSeenAt}`.as('seen'),
      })
      .from(users)
      .where(matching(tx, filter))
      .orderBy(...orderOf(order));
    await readInBatches<ExportRow>(tx, wanted, (rows) => take(rows.map(exportedOf)));
  },

  /** All figures in one look at the table. */
  async statistics(db: Queryable, { today, thisWeek }: { today: Date; thisWeek: Date }) {
    const countIf = (isSo: SQL) => sql<number>`count(*) filter (where ${isSo})`.mapWith(Number);
    const [row] = await db
      .select({
        total: count(),
        active: countIf(eq(users.status, 'active')),
        suspended: countIf(eq(users.status, 'suspended')),
        banned: countIf(eq(users.status, 'banned')),
        newToday: countIf(gte(users.createdAt, today)),
        newThisWeek: countIf(gte(users.createdAt, thisWeek)),
      })
      .from(users);
    return row;
  },
};

interface ExportRow extends Record<string, unknown> {
  id: string;
  name: string;
  email: string;
  role: UserRole;
  status: UserStatus;
  plans: string[];
  videos: number;
  joined: string;
  seen: string | null;
}

export interface ExportedUser extends Pick<ExportRow, 'id' | 'name' | 'email' | 'role' | 'status' | 'videos'> {
  planSlugs: string[];
  joinedAt: Date;
  seenAt: Date | null;
}

const exportedOf = ({ plans: slugs, joined, seen, ...user }: ExportRow): ExportedUser => ({
  ...user,
  planSlugs: slugs,
  joinedAt: new Date(joined),
  seenAt: seen === null ? null : new Date(seen),
});

/** The slugs of a user's plans in force. */
function planSlugsOf(db: Queryable, now: Date): SQL<string[]> {
  const holders = db
    .select({ id: userPlans.userId })
    .from(userPlans)
    .where(and(eq(userPlans.planId, plans.id), eq(userPlans.userId, users.id), isInForce(now)));
  const slugs = db
    .select({ slugs: sql<string[]>`coalesce(array_agg(${plans.slug} order by ${plans.position}), '{}')` })
    .from(plans)
    .where(exists(holders));
  return sql<string[]>`(${slugs})`;
}

/** The users with the slugs of their plans in force. */
async function readUsers(db: Queryable, isWanted: SQL, now: Date, order?: UserOrder) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      status: users.status,
      defaultPlanSlug: users.defaultPlanSlug,
      videosCreated: users.videosCreated,
      createdAt: users.createdAt,
      lastSeenAt: users.lastSeenAt,
      planSlugs: planSlugsOf(db, now),
    })
    .from(users)
    .where(isWanted)
    .orderBy(...(order ? orderOf(order) : []));
}

const sortKeys: Record<UserSort, SQL> = {
  created_at: sql`${users.createdAt}`,
  name: sql`lower(${users.name})`,
  email: sql`${users.email}`,
  last_login_at: sql`${users.lastLoginAt}`,
  videos_created: sql`${users.videosCreated}`,
};

/** People who have never signed in count as the longest away. */
function orderOf({ by, isDescending }: UserOrder): SQL[] {
  const direct = isDescending ? desc : asc;
  const nulls = isDescending ? sql` nulls last` : sql` nulls first`;
  const key = direct(sortKeys[by]);
  return [by === 'last_login_at' ? sql`${key}${nulls}` : key, direct(users.id)];
}
