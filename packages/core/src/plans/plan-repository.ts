import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { plans, userPlans } from '../db/schema/plans.ts';

export type Plan = typeof plans.$inferSelect;
export type GrantedPlan = Plan & { isInForce: boolean };

export const planRepository = {
  async listActive(db: Queryable): Promise<Plan[]> {
    return db.select().from(plans).where(eq(plans.isActive, true)).orderBy(asc(plans.position), asc(plans.createdAt));
  },

  async findBySlug(db: Queryable, slug: string): Promise<Plan | undefined> {
    const [row] = await db.select().from(plans).where(eq(plans.slug, slug));
    return row;
  },

  /** The plan a user signed up with, granted or not. */
  async findDefaultSlugOf(db: Queryable, userId: string): Promise<string | null> {
    const [row] = await db.select({ slug: users.defaultPlanSlug }).from(users).where(eq(users.id, userId));
    return row?.slug ?? null;
  },

  async idsOf(db: Queryable, slugs: string[]): Promise<string[]> {
    const rows = await db.select({ id: plans.id }).from(plans).where(inArray(plans.slug, slugs));
    return rows.map(({ id }) => id);
  },

  async isEmpty(db: Queryable): Promise<boolean> {
    const rows = await db.select({ id: plans.id }).from(plans).limit(1);
    return rows.length === 0;
  },

  async insertMany(tx: Transaction, rows: (typeof plans.$inferInsert)[]): Promise<void> {
    await tx.insert(plans).values(rows);
  },

  /** A user's plans; in force when granted, on offer and not expired. */
  async grantedTo(db: Queryable, userId: string, now: Date): Promise<GrantedPlan[]> {
    const rows = await db
      .select({ plan: plans, isActive: userPlans.isActive, expiresAt: userPlans.expiresAt })
      .from(userPlans)
      .innerJoin(plans, eq(plans.id, userPlans.planId))
      .where(eq(userPlans.userId, userId))
      .orderBy(asc(plans.position), asc(plans.createdAt));
    return rows.map(({ plan, isActive, expiresAt }) => ({
      ...plan,
      isInForce: plan.isActive && isActive && (expiresAt === null || expiresAt > now),
    }));
  },

  async grant(tx: Transaction, grant: { userId: string; slugs: string[]; now: Date }): Promise<void> {
    if (grant.slugs.length === 0) return;
    const planIds = await planRepository.idsOf(tx, grant.slugs);
    if (planIds.length === 0) return;
    const rows = planIds.map((planId) => ({ userId: grant.userId, planId, isActive: true, createdAt: grant.now }));
    await tx
      .insert(userPlans)
      .values(rows)
      .onConflictDoUpdate({
        target: [userPlans.userId, userPlans.planId],
        set: { isActive: sql`true`, expiresAt: null },
      });
  },
};
