import type { AuditAction } from '@herald/contract/audit-actions';
import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import type { Member } from './team-repository.ts';

export interface TeamChange {
  actor: Actor;
  member: Member;
  action: Extract<AuditAction, `${'member' | 'invitation'}.${string}`>;
  caller: Caller;
}

export async function recordTeamChange(core: Core, tx: Transaction, change: TeamChange): Promise<void> {
  const { actor, member, action, caller } = change;
  await recordDeed(core, tx, {
    actor,
    caller,
    accountId: actor.accountId,
    action,
    subjectType: member.status === 'pending' ? 'invitation' : 'user',
    subjectId: member.id,
    details: { name: member.name, role: member.role },
  });
}
