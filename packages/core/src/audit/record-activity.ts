import type { Caller } from '../caller.ts';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import { newId } from '../new-id.ts';
import { auditRepository, type SecurityAction } from './audit-repository.ts';

export interface Activity {
  userId: string;
  action: SecurityAction;
  caller: Caller;
  sessionHash?: string;
}

/** Notes what happened to a user's account, for the user to see. */
export async function recordActivity(core: Core, tx: Queryable, activity: Activity): Promise<void> {
  await auditRepository.appendActivity(tx, {
    id: newId(core),
    userId: activity.userId,
    action: activity.action,
    sessionTokenHash: activity.sessionHash ?? null,
    ip: activity.caller.ip,
    userAgent: activity.caller.userAgent,
    createdAt: core.clock.now(),
  });
}
