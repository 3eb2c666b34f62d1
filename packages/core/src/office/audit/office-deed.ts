import type { AuditAction } from '@herald/contract/audit-actions';
import { type AuditEntry, recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';

/** Who acts in the back office: an administrator, or the operator of the machine, who has no account. */
export interface OfficeHand {
  actorId: string | null;
  ip: string;
  /** When they last showed who they are; the operator needs not. */
  confirmedAt?: Date | null;
}

export const operatorHand: OfficeHand = { actorId: null, ip: 'local' };

/** Records what was done to a user. */
export async function recordOfficeDeed(
  core: Core,
  tx: Transaction,
  hand: OfficeHand,
  deed: { action: AuditAction; userId: string } & Pick<AuditEntry, 'changes' | 'details'>,
): Promise<void> {
  const { userId, ...entry } = deed;
  await recordAudit(core, tx, {
    ...hand,
    ...entry,
    subjectType: 'user',
    subjectId: userId,
  });
}
