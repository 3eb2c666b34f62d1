import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { type AuditEntry, recordAudit } from './record-audit.ts';

export interface Deed extends Omit<AuditEntry, 'actorId' | 'impersonatorId' | 'ip'> {
  actor: Actor;
  caller: Caller;
}

/** Records what a signed-in user did, with the administrator who acted in their name. */
export async function recordDeed(core: Core, tx: Transaction, { actor, caller, ...entry }: Deed): Promise<void> {
  await recordAudit(core, tx, {
    ...entry,
    actorId: actor.userId,
    impersonatorId: actor.impersonator?.id ?? null,
    ip: caller.ip,
  });
}
