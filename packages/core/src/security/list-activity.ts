import type { SecurityAction } from '@herald/contract/security';
import { auditRepository } from '../audit/audit-repository.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { originOf } from '../identity/origin-of.ts';

const SHOWN_EVENTS = 50;

export interface ActivityItem {
  id: string;
  action: SecurityAction;
  /** It began the session that asks. */
  isCurrent: boolean;
  /** Empty where the action says it all. */
  details: string;
  device: string;
  location: string;
  at: Date;
}

const byAdministrator = new Set<SecurityAction>(['impersonation.start', 'impersonation.act', 'impersonation.end']);

/** What happened to the security of the user's account, the newest first. */
export async function listActivity(core: Core, actor: Actor): Promise<ActivityItem[]> {
  const rows = await auditRepository.listActivity(core.db.queries, actor.userId, SHOWN_EVENTS);
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    details: row.details,
    isCurrent: row.sessionTokenHash === actor.sessionHash,
    ...originOf(row, { isAdministrator: byAdministrator.has(row.action) }),
    at: row.createdAt,
  }));
}
