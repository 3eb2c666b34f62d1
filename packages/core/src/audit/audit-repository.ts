import type { SecurityAction } from '@herald/contract/security';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { securityActivity } from '../db/schema/sessions.ts';
import { auditLog } from '../db/schema/site.ts';

interface DoneInSession {
  userId: string;
  action: SecurityAction;
  details: string;
  sessionHash: string;
}

export const auditRepository = {
  async append(tx: Transaction, entry: typeof auditLog.$inferInsert): Promise<void> {
    await tx.insert(auditLog).values(entry);
  },

  async appendActivity(
    tx: Transaction,
    entry: typeof securityActivity.$inferInsert & { action: SecurityAction },
  ): Promise<void> {
    await tx.insert(securityActivity).values(entry);
  },

  /** Whether the same was done before in the same session. */
  async hasActivity(tx: Transaction, { userId, action, details, sessionHash }: DoneInSession): Promise<boolean> {
    const { userId: user, action: done, details: what, sessionTokenHash } = securityActivity;
    const isSame = and(eq(user, userId), eq(done, action), eq(what, details), eq(sessionTokenHash, sessionHash));
    return (await tx.select({ id: securityActivity.id }).from(securityActivity).where(isSame).limit(1)).length > 0;
  },

  /** The newest first. */
  async listActivity(db: Queryable, userId: string, limit: number) {
    const rows = await db
      .select()
      .from(securityActivity)
      .where(eq(securityActivity.userId, userId))
      .orderBy(desc(securityActivity.createdAt), desc(securityActivity.id))
      .limit(limit);
    return rows.map((row) => ({ ...row, action: row.action as SecurityAction }));
  },

  async forgetOrigins(db: Queryable, before: Date): Promise<void> {
    await db
      .update(securityActivity)
      .set({ ip: '', userAgent: '' })
      .where(and(lt(securityActivity.createdAt, before), sql`(ip <> '' or user_agent <> '')`));
    await db
      .update(auditLog)
      .set({ ip: '' })
      .where(and(lt(auditLog.createdAt, before), sql`ip <> ''`));
  },
};
