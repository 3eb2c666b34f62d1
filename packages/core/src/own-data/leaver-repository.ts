import { and, eq, isNotNull, lte, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { auditLog } from '../db/schema/site.ts';
import { reportRepository } from '../moderation/report-repository.ts';

const BATCH = 100;

export const leaverRepository = {
  async listDue(db: Queryable, now: Date): Promise<string[]> {
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .where(and(isNotNull(users.leavesAt), lte(users.leavesAt, now)))
      .limit(BATCH);
    return rows.map(({ id }) => id);
  },

  /** What names somebody in rows that stay: the audit log keeps that something happened, and when, under ids. */
  async forgetPerson(
    tx: Transaction,
    { userId, accountId, email }: { userId: string; accountId: string; email: string },
  ) {
    const isTheirs = or(
      eq(auditLog.actorId, userId),
      eq(auditLog.accountId, accountId),
      and(eq(auditLog.subjectType, 'user'), eq(auditLog.subjectId, userId)),
    );
    await tx.update(auditLog).set({ details: {}, changes: {}, ip: '' }).where(isTheirs);
    await reportRepository.forgetReporter(tx, `user:${userId}`, email);
  },
};
