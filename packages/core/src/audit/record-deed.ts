import type { Caller } from '../caller.ts';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import type { Actor } from '../people/actor.ts';
import { type AuditEntry, recordAudit } from './record-audit.ts';

export interface Deed extends Omit<AuditEntry, 'actorId' | 'impersonatorId' | 'ip'> {
  actor: Actor;
  caller: Caller;
}

/** Notes what somebody signed in did, with the administrator who did it in their name. */
export async function recordDeed(core: Core, tx: Queryable, { actor, caller, ...entry }: Deed): Promise<void> {
  await recordAudit(core, tx, {
    ...entry,
    actorId: actor.userId,
    impersonatorId: actor.impersonator?.id ?? null,
    ip: caller.ip,
  });
}
