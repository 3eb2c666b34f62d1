import type { UserSort } from '@herald/contract/endpoints/admin-users';
import type { UserRole, UserStatus } from '@herald/contract/statuses';
import { and, asc, count, desc, eq, exists, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { plans, userPlans } from '../db/schema/plans.ts';
import { isInForce } from '../plans/plan-repository.ts';
import { matching, type UserFilter, wayToFind } from './user-filter-repository.ts';

export interface UserOrder {
  by: UserSort;
  isDescending: boolean;
}

export type ListedUser = Omit<Awaited<ReturnType<typeof readUsers>>[number], 'planSlugs'> & { planSlugs: string[] };

export const userListRepository = {
  /**
   * A page of users, of whom `total` match. The ids are found first, from the nearer end of the list, so that only the
   * rows of one page are read in full.
   */
  async list(
    db: Queryable,
    filter: UserFilter,
    { order, total, ...page }: { order: UserOrder; total: number; limit: number; offset: number },
  ): Promise<ListedUser[]> {
    if (page.offset >= total) return [];
    const isNearEnd = page.offset > total / 2;
    const limit = Math.min(page.limit, total - page.offset);
    const offset = isNearEnd ? total - page.offset - limit : page.offset;
    const ids = db
      .select({ id: users.id })
      .from(users)
      .where(matching(db, filter, wayToFind(total, offset)))
      .orderBy(...orderOf({ by: order.by, isDescending: order.isDescending !== isNearEnd }))
      .limit(limit)
      .offset(offset);
    return readUsers(db, inArray(users.id, ids), filter.now, order);
  },

  async count(db: Queryable, filter: UserFilter): Promise<number> {
    return db.$count(users, matching(db, filter));
  },

  async find(db: Queryable, id: string, now: Date): Promise<ListedUser | undefined> {
    const [user] = await readUsers(db, eq(users.id, id), now);
    return user;
  },

  /** Begins to read everybody who matches, in order; one export in a transaction. */
  async openExport(tx: Transaction, filter: UserFilter, order: UserOrder): Promise<void> {
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
    await tx.execute(sql`declare ${exportCursor} no scroll cursor for ${wanted.getSQL()}`);
  },

  /** The next users; none at the end. */
  async readExport(tx: Transaction, limit: number): Promise<ExportedUser[]> {
    const { rows } = await tx.execute<ExportRow>(sql`fetch forward ${sql.raw(String(limit))} from ${exportCursor}`);
    return rows.map(({ plans: slugs, joined, seen, ...user }) => ({
      ...user,
      planSlugs: slugs,
      joinedAt: new Date(joined),
      seenAt: seen === null ? null : new Date(seen),
    }));
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

const exportCursor = sql.identifier('users_export');

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
