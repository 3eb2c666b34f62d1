import type { PlanOrigin } from '@herald/contract/statuses';
import {
  and,
  asc,
  count,
  countDistinct,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { plans, purchases, userPlans } from '../../db/schema/plans.ts';
import { planPages } from '../../db/schema/site.ts';
import type { Plan } from '../../plans/plan-repository.ts';

/** How many people hold a plan, and from where; who has it from two places counts in both. */
export interface PlanHolders {
  total: number;
  origins: Record<PlanOrigin, number>;
}

export type OpenGrant = typeof userPlans.$inferSelect;
export type PlanNumbers = 'warriorPlusItemNumbers' | 'launchpadProductIds' | 'jvzooProductIds';

const isThere = isNull(plans.deletedAt);
const isSlug = (column: SQL | typeof users.defaultPlanSlug | typeof plans.slug, slug: string) =>
  sql`lower(${column}) = ${slug.toLowerCase()}`;

const isHeld = (now: Date) =>
  and(isNull(userPlans.endedAt), or(isNull(userPlans.expiresAt), gt(userPlans.expiresAt, now)));

/** Users whose default plan it is without ever having been given it: the plan holds for them all the same. */
function followers(db: Queryable, planId: string, slug: string): SQL | undefined {
  const grants = db
    .select({ id: userPlans.id })
    .from(userPlans)
    .where(and(eq(userPlans.userId, users.id), eq(userPlans.planId, planId)));
  return and(isSlug(users.defaultPlanSlug, slug), notExists(grants));
}

export const officePlanRepository = {
  async list(db: Queryable): Promise<Plan[]> {
    return db.select().from(plans).where(isThere).orderBy(asc(plans.position), asc(plans.createdAt));
  },

  async find(db: Queryable, id: string): Promise<Plan | undefined> {
    const [row] = await db
      .select()
      .from(plans)
      .where(and(eq(plans.id, id), isThere));
    return row;
  },

  /** Until the transaction ends, nobody is given the plan and nobody else changes it. */
  async hold(tx: Transaction, id: string): Promise<Plan | undefined> {
    const [row] = await tx
      .select()
      .from(plans)
      .where(and(eq(plans.id, id), isThere))
      .for('update');
    return row;
  },

  /** Users before plans, as everybody who gives a plan takes them. */
  async holdUsersOf(tx: Transaction, { id, slug }: Pick<Plan, 'id' | 'slug'>): Promise<void> {
    const grants = tx
      .select({ id: userPlans.id })
      .from(userPlans)
      .where(and(eq(userPlans.userId, users.id), eq(userPlans.planId, id), isNull(userPlans.endedAt)));
    await tx
      .select({ id: users.id })
      .from(users)
      .where(or(exists(grants), isSlug(users.defaultPlanSlug, slug)))
      .orderBy(asc(users.id))
      .for('update');
  },

  async findBySlug(db: Queryable, slug: string, exceptId: string): Promise<Plan | undefined> {
    const [row] = await db
      .select()
      .from(plans)
      .where(and(isSlug(plans.slug, slug), isThere, ne(plans.id, exceptId)));
    return row;
  },

  /** Other plans that one of the numbers grants. */
  async listByNumbers(
    db: Queryable,
    { column, numbers, exceptId }: { column: PlanNumbers; numbers: string[]; exceptId: string },
  ): Promise<Plan[]> {
    if (numbers.length === 0) return [];
    const isOneOf = sql`exists (select from jsonb_array_elements_text(${plans[column]}) as number where ${inArray(sql`number`, numbers)})`;
    return db
      .select()
      .from(plans)
      .where(and(isThere, ne(plans.id, exceptId), isOneOf));
  },

  async lastPosition(db: Queryable): Promise<number> {
    const [row] = await db.select({ last: sql<number>`coalesce(max(${plans.position}), -1)` }).from(plans);
    return row?.last ?? -1;
  },

  async insert(tx: Transaction, plan: typeof plans.$inferInsert): Promise<void> {
    await tx.insert(plans).values(plan);
  },

  async update(tx: Transaction, id: string, changes: Partial<typeof plans.$inferInsert>): Promise<void> {
    await tx.update(plans).set(changes).where(eq(plans.id, id));
  },

  async renameDefaults(tx: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
    await tx.update(users).set({ defaultPlanSlug: to }).where(isSlug(users.defaultPlanSlug, from));
  },

  /** Who holds each of the plans, by the plan's id. */
  async countHolders(
    db: Queryable,
    wanted: readonly Pick<Plan, 'id' | 'slug'>[],
    now: Date,
  ): Promise<Map<string, PlanHolders>> {
    const planIds = wanted.map(({ id }) => id);
    const holders = new Map(planIds.map((id) => [id, noHolders()]));
    if (planIds.length === 0) return holders;
    const held = and(inArray(userPlans.planId, planIds), isHeld(now));
    const people = countDistinct(userPlans.userId);
    const [totals, origins] = await Promise.all([
      db.select({ id: userPlans.planId, people }).from(userPlans).where(held).groupBy(userPlans.planId),
      db
        .select({ id: userPlans.planId, origin: userPlans.origin, people })
        .from(userPlans)
        .where(held)
        .groupBy(userPlans.planId, userPlans.origin),
    ]);
    for (const { id, people } of totals) add(holders.get(id), { total: people });
    for (const { id, origin, people } of origins) add(holders.get(id), { origin, people });
    for (const { id, slug } of wanted) {
      const [row] = await db
        .select({ people: count() })
        .from(users)
        .where(followers(db, id, slug));
      add(holders.get(id), { total: row?.people ?? 0 });
      add(holders.get(id), { origin: 'sign_up', people: row?.people ?? 0 });
    }
    return holders;
  },

  async listOpenGrants(tx: Transaction, planId: string): Promise<OpenGrant[]> {
    return tx
      .select()
      .from(userPlans)
      .where(and(eq(userPlans.planId, planId), isNull(userPlans.endedAt)));
  },

  /** Ends every grant of the plan: those that ran out at their own time. */
  async endGrants(tx: Transaction, planId: string, now: Date): Promise<void> {
    await tx
      .update(userPlans)
      .set({ endedAt: sql`least(${userPlans.expiresAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(eq(userPlans.planId, planId), isNull(userPlans.endedAt)));
  },

  /** What was bought as the plan counts as bought as another one. */
  async movePurchases(tx: Transaction, { fromId, toId }: { fromId: string; toId: string }): Promise<void> {
    await tx.update(purchases).set({ planId: toId }).where(eq(purchases.planId, fromId));
  },

  /** Gives plans; of two grants that are the same, the one that holds longer counts. */
  async insertGrants(tx: Transaction, grants: (typeof userPlans.$inferInsert)[]): Promise<void> {
    for (let from = 0; from < grants.length; from += GRANTS_AT_ONCE) {
      await tx
        .insert(userPlans)
        .values(grants.slice(from, from + GRANTS_AT_ONCE))
        .onConflictDoUpdate({
          target: [userPlans.userId, userPlans.planId, userPlans.origin],
          targetWhere: sql`ended_at is null and origin <> 'sale'`,
          set: {
            expiresAt: sql`case when ${userPlans.expiresAt} is null or excluded.expires_at is null then null else greatest(${userPlans.expiresAt}, excluded.expires_at) end`,
          },
        });
    }
  },

  /**
   * Gives the users whose default plan is gone another one: the plan they were moved to, or the first they still hold.
   * Who only followed the default plan follows the new one.
   */
  async replaceDefaults(
    tx: Transaction,
    gone: Pick<Plan, 'id' | 'slug'>,
    target: Plan | undefined,
    now: Date,
  ): Promise<void> {
    if (target) {
      await tx
        .update(users)
        .set({ defaultPlanSlug: target.slug })
        .where(
          or(
            followers(tx, gone.id, gone.slug),
            and(isSlug(users.defaultPlanSlug, gone.slug), holds(tx, target.id, now)),
          ),
        );
    }
    const firstHeld = tx
      .select({ slug: plans.slug })
      .from(userPlans)
      .innerJoin(plans, eq(plans.id, userPlans.planId))
      .where(and(eq(userPlans.userId, users.id), isThere, isHeld(now), ne(plans.id, gone.id)))
      .orderBy(asc(plans.position), asc(plans.createdAt))
      .limit(1);
    await tx
      .update(users)
      .set({ defaultPlanSlug: sql`(${firstHeld})` })
      .where(isSlug(users.defaultPlanSlug, gone.slug));
  },

  async removePages(tx: Transaction, planId: string): Promise<void> {
    await tx.delete(planPages).where(eq(planPages.planId, planId));
  },
};

const GRANTS_AT_ONCE = 1_000;

function holds(db: Queryable, planId: string, now: Date): SQL {
  const grants = db
    .select({ id: userPlans.id })
    .from(userPlans)
    .where(and(eq(userPlans.userId, users.id), eq(userPlans.planId, planId), isHeld(now)));
  return exists(grants);
}

const noHolders = (): PlanHolders => ({ total: 0, origins: { sign_up: 0, admin: 0, sale: 0 } });

function add(holders: PlanHolders | undefined, more: { total: number } | { origin: PlanOrigin; people: number }): void {
  if (!holders) return;
  if ('total' in more) holders.total += more.total;
  else holders.origins[more.origin] += more.people;
}
