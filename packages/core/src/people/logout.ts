import { recordActivity } from '../audit/record-activity.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Caller } from '../caller.ts';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import type { Actor } from './actor.ts';
import { sessionRepository } from './session-repository.ts';

/** Ends the session; an administrator looking in as somebody else only ends that. */
export async function logout(core: Core, actor: Actor, caller: Caller): Promise<void> {
  await core.db.transaction('logout', (tx) => endSession(core, tx, actor, caller));
}

export async function endSession(core: Core, tx: Queryable, actor: Actor, caller: Caller): Promise<void> {
  await sessionRepository.remove(tx, actor.sessionHash);
  const action = actor.impersonator ? 'impersonation_ended' : 'logout';
  await recordActivity(core, tx, { userId: actor.userId, action, caller });
  if (!actor.impersonator) return;
  await recordAudit(core, tx, {
    actorId: actor.impersonator.id,
    action,
    subjectType: 'user',
    subjectId: actor.userId,
    ip: caller.ip,
  });
}
