import type { AuditAction, AuditChanges, AuditSubject } from '@herald/contract/audit-actions';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { newId } from '../runtime/new-id.ts';
import { auditRepository } from './audit-repository.ts';

export interface AuditEntry {
  /** Empty when the operator of the machine did it. */
  actorId: string | null;
  impersonatorId?: string | null;
  /** Set when members of an account may see it. */
  accountId?: string;
  action: AuditAction;
  subjectType: AuditSubject;
  subjectId: string;
  /** Fields with their old and new values. */
  changes?: AuditChanges;
  /** Facts beside the changes; `name` is what the subject is called. Never a secret. */
  details?: Record<string, unknown>;
  ip: string;
}

/** Records who did what to whom, for administrators. */
export async function recordAudit(core: Core, tx: Transaction, entry: AuditEntry): Promise<void> {
  await auditRepository.append(tx, { id: newId(core), createdAt: core.clock.now(), ...entry });
}
