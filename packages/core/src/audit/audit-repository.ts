import type { Transaction } from '../db/database.ts';
import { securityActivity } from '../db/schema/sessions.ts';
import { auditLog } from '../db/schema/site.ts';

export type SecurityAction =
  | 'account_created'
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'password_changed'
  | 'email_verified'
  | 'settings_updated'
  | 'impersonation_started'
  | 'impersonation_ended';

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
};
