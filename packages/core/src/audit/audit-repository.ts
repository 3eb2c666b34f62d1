import { and, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { securityActivity } from '../db/schema/sessions.ts';
import { auditLog } from '../db/schema/site.ts';

/** What a user can see of their own account's security, as `thing.verb`. */
export type SecurityAction =
  | 'account.create'
  | 'session.start'
  | 'session.refuse'
  | 'session.end'
  | 'password.change'
  | 'email.verify'
  | 'impersonation.start'
  | 'impersonation.end';

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
