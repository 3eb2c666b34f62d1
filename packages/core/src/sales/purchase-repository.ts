import type { SalesSource } from '@herald/contract/sales';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { plans, purchaseReferences, purchases, userPlans } from '../db/schema/plans.ts';
import type { Plan } from '../plans/plan-repository.ts';

export type Purchase = typeof purchases.$inferSelect;

const NUMBERS = {
  warriorplus: plans.warriorPlusItemNumbers,
  launchpadjv: plans.launchpadProductIds,
  jvzoo: plans.jvzooProductIds,
} as const;

const isOpenGrantOf = (purchaseId: string) => and(eq(userPlans.purchaseId, purchaseId), isNull(userPlans.endedAt));

export const purchaseRepository = {
  async findByReference(tx: Transaction, source: SalesSource, reference: string): Promise<Purchase | undefined> {
    const [row] = await tx
      .select({ purchase: purchases })
      .from(purchaseReferences)
      .innerJoin(purchases, eq(purchases.id, purchaseReferences.purchaseId))
      .where(and(eq(purchaseReferences.source, source), eq(purchaseReferences.reference, reference)));
    return row?.purchase;
  },

  /** What a user bought of an item and did not give back. */
  async listOf(
    tx: Transaction,
    { userId, source, itemNumber }: { userId: string; source: SalesSource; itemNumber: string },
  ): Promise<Purchase[]> {
    return tx
      .select()
      .from(purchases)
      .where(
        and(
          eq(purchases.userId, userId),
          eq(purchases.source, source),
          eq(purchases.itemNumber, itemNumber),
          inArray(purchases.state, ['waiting', 'open', 'held', 'ended']),
        ),
      );
  },

  async insert(tx: Transaction, purchase: typeof purchases.$inferInsert): Promise<void> {
    await tx.insert(purchases).values(purchase);
  },

  async update(tx: Transaction, id: string, changes: Partial<Purchase>): Promise<void> {
    await tx.update(purchases).set(changes).where(eq(purchases.id, id));
  },

  async addReference(
    tx: Transaction,
    { source, id: purchaseId }: Pick<Purchase, 'source' | 'id'>,
    reference: string,
  ): Promise<void> {
    await tx.insert(purchaseReferences).values({ source, reference, purchaseId }).onConflictDoNothing();
  },

  /** The plan that an item stands for; it is neither renamed nor deleted until the transaction ends. */
  async findPlanOf(tx: Transaction, source: SalesSource, itemNumber: string): Promise<Plan | undefined> {
    const isIt =
      source === 'generic'
        ? sql`lower(${plans.slug}) = ${itemNumber.toLowerCase()}`
        : sql`${NUMBERS[source]} @> ${JSON.stringify([itemNumber])}::jsonb`;
    const [row] = await tx
      .select()
      .from(plans)
      .where(and(isNull(plans.deletedAt), isIt))
      .for('share');
    return row;
  },

  async hasOpenGrant(tx: Transaction, purchaseId: string): Promise<boolean> {
    return (await tx.$count(userPlans, isOpenGrantOf(purchaseId))) > 0;
  },

  /** Whether it ever gave a plan, perhaps one that has ended. */
  async wasGiven(tx: Transaction, purchaseId: string): Promise<boolean> {
    return (await tx.$count(userPlans, eq(userPlans.purchaseId, purchaseId))) > 0;
  },

  async setEnd(tx: Transaction, purchaseId: string, expiresAt: Date | null): Promise<void> {
    await tx.update(userPlans).set({ expiresAt }).where(isOpenGrantOf(purchaseId));
  },

  /** Takes back what a purchase gave. */
  async endGrants(tx: Transaction, purchaseId: string, now: Date): Promise<void> {
    const endedAt = sql`least(${userPlans.expiresAt}, ${now.toISOString()}::timestamptz)`;
    await tx.update(userPlans).set({ endedAt }).where(isOpenGrantOf(purchaseId));
  },
};
