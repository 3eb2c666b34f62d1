import type { FirstStep } from '@herald/contract/statuses';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { installation } from '../../db/schema/installation.ts';
import { plans } from '../../db/schema/plans.ts';
import { webhookEvents } from '../../db/schema/sales.ts';
import { videos } from '../../db/schema/videos.ts';

export const attentionRepository = {
  async countFailedEvents(db: Queryable): Promise<number> {
    return db.$count(webhookEvents, and(eq(webhookEvents.status, 'failed'), eq(webhookEvents.isTest, false)));
  },

  /** A plan on offer has a price and a place where it is sold. */
  async sellsPlans(db: Queryable): Promise<boolean> {
    const rows = await db
      .select({ id: plans.id })
      .from(plans)
      .where(and(eq(plans.isActive, true), gt(plans.price, 0), isNotNull(plans.purchaseUrl)))
      .limit(1);
    return rows.length > 0;
  },

  async hasFilm(db: Queryable): Promise<boolean> {
    const rows = await db.select({ id: videos.id }).from(videos).where(eq(videos.status, 'completed')).limit(1);
    return rows.length > 0;
  },

  async readStepsDone(db: Queryable): Promise<FirstStep[]> {
    const [row] = await db.select({ stepsDone: installation.stepsDone }).from(installation);
    return row?.stepsDone ?? [];
  },

  async holdStepsDone(tx: Transaction): Promise<FirstStep[]> {
    const [row] = await tx.select({ stepsDone: installation.stepsDone }).from(installation).for('update');
    return row?.stepsDone ?? [];
  },

  async writeStepsDone(tx: Transaction, stepsDone: FirstStep[]): Promise<void> {
    await tx.update(installation).set({ stepsDone });
  },
};
