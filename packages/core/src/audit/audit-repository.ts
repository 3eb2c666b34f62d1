import type { Queryable } from '../db/database.ts';
import { securityActivity } from '../db/schema/sessions.ts';
import { auditLog } from '../db/schema/site.ts';

export type SecurityAction =
  | 'account_created'
  | 'login'
  | 'logout'
  | 'password_changed'
  | 'email_verified'
  | 'settings_updated'
  | 'impersonation_started'
  | 'impersonation_ended';

export const auditRepository = {
  async append(db: Queryable, entry: typeof auditLog.$inferInsert): Promise<void> {
    await db.insert(auditLog).values(entry);
  },

  async appendActivity(
    db: Queryable,
    entry: typeof securityActivity.$inferInsert & { action: SecurityAction },
  ): Promise<void> {
    await db.insert(securityActivity).values(entry);
  },
};
