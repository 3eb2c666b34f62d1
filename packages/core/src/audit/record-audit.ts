import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import { newId } from '../new-id.ts';
import { auditRepository } from './audit-repository.ts';

export interface AuditEntry {
  /** Empty when the operator of the machine did it. */
  actorId: string | null;
  impersonatorId?: string | null;
  /** Set when the people of an account are to see it. */
  accountId?: string;
  action: string;
  subjectType: string;
  subjectId: string;
  details?: Record<string, unknown>;
  ip: string;
}

/** Notes who did what to whom, for administrators. */
export async function recordAudit(core: Core, tx: Queryable, entry: AuditEntry): Promise<void> {
  await auditRepository.append(tx, { id: newId(core), createdAt: core.clock.now(), ...entry });
}
