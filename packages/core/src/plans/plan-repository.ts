import { and, asc, eq, gt, inArray, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { plans, purchases, userPlans } from '../db/schema/plans.ts';

export type Plan = typeof plans.$inferSelect;
const grantors = alias(users, 'grantors');

/** As a condition on a grant and its plan. */
export function isInForce(now: Date): SQL | undefined {
  return and(eq(plans.isActive, true), isNotOver(now));
}

/** As a condition on a grant alone. */
export function isNotOver(now: Date): SQL | undefined {
  return and(isNull(userPlans.endedAt), or(isNull(userPlans.expiresAt), gt(userPlans.expiresAt, now)));
}

/** Slugs mean the same in any letter case. */
function isCalled(slugs: string[]): SQL | undefined {
  const lowered = slugs.map((slug) => slug.toLowerCase());
  return and(inArray(sql`lower(${plans.slug})`, lowered), isNull(plans.deletedAt));
}

/** The grants of one plan that were not taken away. */
function isHeld(userId: string, planId: string): SQL | undefined {
  return and(eq(userPlans.userId, userId), eq(userPlans.planId, planId), isNull(userPlans.endedAt));
}

export type GrantedPlan = Plan & { isInForce: boolean };

export const planRepository = {
  async listActive(db: Queryable): Promise<Plan[]> {
    return db.select().from(plans).where(eq(plans.isActive, true)).orderBy(asc(plans.position), asc(plans.createdAt));
  },

  async findBySlug(db: Queryable, slug: string): Promise<Plan | undefined> {
    const [row] = await db
      .select()
      .from(plans)
      .where(isCalled([slug]));
    return row;
  },

  async idsOf(tx: Transaction, slugs: string[]): Promise<string[]> {
    const rows = await tx.select({ id: plans.id }).from(plans).where(isCalled(slugs)).for('share');
    return rows.map(({ id }) => id);
  },

  async isEmpty(db: Queryable): Promise<boolean> {
    const rows = await db.select({ id: plans.id }).from(plans).limit(1);
    return rows.length === 0;
  },

  async insertMany(tx: Transaction, rows: (typeof plans.$inferInsert)[]): Promise<void> {
    await tx.insert(plans).values(rows);
  },

  async findById(db: Queryable, id: string): Promise<Plan | undefined> {
    const [row] = await db
      .select()
      .from(plans)
      .where(and(eq(plans.id, id), isNull(plans.deletedAt)));
    return row;
  },

  /** To give it to somebody: it is neither renamed nor deleted until the transaction ends. */
  async findToGive(tx: Transaction, id: string): Promise<Plan | undefined> {
    const [row] = await tx
      .select()
      .from(plans)
      .where(and(eq(plans.id, id), isNull(plans.deletedAt)))
      .for('share');
    return row;
  },

  /** The same for several, by their slugs. */
  async listToGive(tx: Transaction, slugs: string[]): Promise<Plan[]> {
    return tx.select().from(plans).where(isCalled(slugs)).for('share');
  },

  /** A user's plans, each once; in force when not taken away, on offer and not expired. */
  async grantedTo(db: Queryable, userId: string, now: Date): Promise<GrantedPlan[]> {
    const rows = await db
      .select({ plan: plans, isInForce: sql<boolean>`bool_or(${isInForce(now)})` })
      .from(userPlans)
      .innerJoin(plans, eq(plans.id, userPlans.planId))
      .where(and(eq(userPlans.userId, userId), isNull(userPlans.endedAt)))
      .groupBy(plans.id)
      .orderBy(asc(plans.position), asc(plans.createdAt));
    return rows.map(({ plan, isInForce }) => ({ ...plan, isInForce }));
  },

  /** The default plan of a user who was never given it. */
  async findUngivenDefault(db: Queryable, userId: string): Promise<Plan | undefined> {
    const grants = db
      .select({ id: userPlans.id })
      .from(userPlans)
      .where(and(eq(userPlans.userId, userId), eq(userPlans.planId, plans.id)));
    const [row] = await db
      .select({ plan: plans })
      .from(plans)
      .innerJoin(users, sql`lower(${users.defaultPlanSlug}) = lower(${plans.slug})`)
      .where(and(eq(users.id, userId), eq(plans.isActive, true), notExists(grants)));
    return row?.plan;
  },

  /** Every grant, also those that have ended, with where it came from. */
  async listGrants(db: Queryable, userId: string) {
    return db
      .select({
        planId: plans.id,
        slug: plans.slug,
        name: plans.name,
        origin: userPlans.origin,
        grantorName: grantors.name,
        startedAt: userPlans.startedAt,
        expiresAt: userPlans.expiresAt,
        endedAt: userPlans.endedAt,
      })
      .from(userPlans)
      .innerJoin(plans, eq(plans.id, userPlans.planId))
      .leftJoin(grantors, eq(grantors.id, userPlans.grantorId))
      .where(eq(userPlans.userId, userId))
      .orderBy(asc(plans.position), asc(userPlans.startedAt));
  },

  /** Gives a plan. What a user was given in the same way before, and still has, stays as it is. */
  async insertGrant(tx: Transaction, grant: typeof userPlans.$inferInsert): Promise<void> {
    await tx.insert(userPlans).values(grant).onConflictDoNothing();
  },

  /** Purchases that waited for the proof of an address wait no longer; returns them. */
  async openWaiting(tx: Transaction, userId: string, now: Date) {
    return tx
      .update(purchases)
      .set({ state: 'open', changedAt: now })
      .where(and(eq(purchases.userId, userId), eq(purchases.state, 'waiting')))
      .returning({ id: purchases.id, planId: purchases.planId, paidUntil: purchases.paidUntil });
  },

  /** Closes grants that have run out, of one plan or of all, so that the plan can be given again. */
  async endExpired(
    tx: Transaction,
    { userId, planId, now }: { userId: string; planId?: string; now: Date },
  ): Promise<void> {
    await tx
      .update(userPlans)
      .set({ endedAt: userPlans.expiresAt })
      .where(
        and(
          eq(userPlans.userId, userId),
          planId === undefined ? undefined : eq(userPlans.planId, planId),
          isNull(userPlans.endedAt),
          lte(userPlans.expiresAt, now),
        ),
      );
  },

  /** When the plan a user has ends by itself: with the last of its grants, or never. */
  async readEnd(tx: Transaction, { userId, planId }: { userId: string; planId: string }): Promise<Date | null> {
    const grants = await tx.select({ expiresAt: userPlans.expiresAt }).from(userPlans).where(isHeld(userId, planId));
    const ends = grants.flatMap(({ expiresAt }) => (expiresAt ? [expiresAt.getTime()] : []));
    return ends.length > 0 && ends.length === grants.length ? new Date(Math.max(...ends)) : null;
  },

  /** From now on all grants of the plan end then, or never. */
  async changeEnd(
    tx: Transaction,
    { userId, planId, expiresAt }: { userId: string; planId: string; expiresAt: Date | null },
  ): Promise<void> {
    await tx.update(userPlans).set({ expiresAt }).where(isHeld(userId, planId));
  },

  /** Takes a plan away, however the user came to it. */
  async end(tx: Transaction, { userId, planId, now }: { userId: string; planId: string; now: Date }): Promise<void> {
    await tx.update(userPlans).set({ endedAt: now }).where(isHeld(userId, planId));
  },
};
