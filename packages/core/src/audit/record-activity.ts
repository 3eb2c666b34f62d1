import type { SecurityAction } from '@herald/contract/security';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import type { Caller } from '../identity/caller.ts';
import { newId } from '../runtime/new-id.ts';
import { auditRepository } from './audit-repository.ts';

export interface Activity {
  userId: string;
  action: SecurityAction;
  caller: Caller;
  sessionHash?: string;
  /** What was done, where the action alone does not say it. */
  details?: string;
}

/** Records a security event of a user's account, for the user to see. */
export async function recordActivity(core: Core, tx: Transaction, activity: Activity): Promise<void> {
  await auditRepository.appendActivity(tx, {
    id: newId(core),
    userId: activity.userId,
    action: activity.action,
    sessionTokenHash: activity.sessionHash ?? null,
    details: activity.details ?? '',
    ip: activity.caller.ip,
    userAgent: activity.caller.userAgent,
    createdAt: core.clock.now(),
  });
}
