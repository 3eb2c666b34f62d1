import type { ReportStatus } from '@herald/contract/statuses';
import { and, desc, eq, isNotNull, lt, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { moderationReports } from '../db/schema/moderation.ts';

export type ModerationReport = typeof moderationReports.$inferSelect;

export const reportRepository = {
  async insert(tx: Transaction, report: ModerationReport): Promise<void> {
    await tx.insert(moderationReports).values(report);
  },

  /** An item counts a reporter once. */
  async hasReported(db: Queryable, itemId: string, reporterKey: string): Promise<boolean> {
    const isTheirs = and(eq(moderationReports.itemId, itemId), eq(moderationReports.reporterKey, reporterKey));
    return (await db.$count(moderationReports, isTheirs)) > 0;
  },

  async countRejected(db: Queryable, reporterKey: string): Promise<number> {
    const isTheirs = eq(moderationReports.reporterKey, reporterKey);
    return db.$count(moderationReports, and(isTheirs, eq(moderationReports.status, 'rejected')));
  },

  /** The latest first. */
  async list(db: Queryable, itemId: string, limit: number): Promise<ModerationReport[]> {
    return db
      .select()
      .from(moderationReports)
      .where(eq(moderationReports.itemId, itemId))
      .orderBy(desc(moderationReports.createdAt), desc(moderationReports.id))
      .limit(limit);
  },

  /** Settles the open reports of an item; returns them. */
  async settle(tx: Transaction, itemId: string, status: ReportStatus, now: Date): Promise<ModerationReport[]> {
    return tx
      .update(moderationReports)
      .set({ status, settledAt: now })
      .where(and(eq(moderationReports.itemId, itemId), eq(moderationReports.status, 'open')))
      .returning();
  },

  /** Forgets who reported. */
  async forgetReporters(db: Queryable, before: Date): Promise<void> {
    await db
      .update(moderationReports)
      .set({ reporterKey: null, reporterEmail: null })
      .where(
        and(
          lt(moderationReports.createdAt, before),
          or(isNotNull(moderationReports.reporterKey), isNotNull(moderationReports.reporterEmail)),
        ),
      );
  },

  async forgetReporter(tx: Transaction, reporterKey: string, email: string): Promise<void> {
    await tx
      .update(moderationReports)
      .set({ reporterKey: null, reporterEmail: null })
      .where(or(eq(moderationReports.reporterKey, reporterKey), eq(moderationReports.reporterEmail, email)));
  },
};
