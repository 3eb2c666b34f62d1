import { recordActivity } from '../audit/record-activity.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { sessionRepository } from './session-repository.ts';

/** Ends the session. An administrator who acts as another user keeps their own session. */
export async function logout(core: Core, actor: Actor, caller: Caller): Promise<void> {
  await core.db.transaction('logout', (tx) => endSession(core, tx, actor, caller));
}

export async function endSession(core: Core, tx: Transaction, actor: Actor, caller: Caller): Promise<void> {
  await sessionRepository.remove(tx, actor.sessionHash);
  const action = actor.impersonator ? 'impersonation.end' : 'session.end';
  await recordActivity(core, tx, { userId: actor.userId, action, caller });
  if (!actor.impersonator) return;
  await recordAudit(core, tx, {
    actorId: actor.impersonator.id,
    action: 'impersonation.end',
    subjectType: 'user',
    subjectId: actor.userId,
    ip: caller.ip,
  });
}
