import { recordActivity } from '../audit/record-activity.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { assertMayImpersonate } from './policies.ts';
import { type SignedIn, signedIn } from './signed-in.ts';
import { startSession } from './start-session.ts';
import { userRepository } from './user-repository.ts';

/** Opens a session as another user; the administrator's own session stays open beside it. */
export async function loginAsUser(core: Core, actor: Actor, userId: string, caller: Caller): Promise<SignedIn> {
  const user = await userRepository.findById(core.db.queries, userId);
  if (!user) throw new AppError('not_found');
  assertMayImpersonate(actor, user);
  if (user.leavesAt) throw new AppError('conflict', { message: 'This person has asked us to delete their account.' });
  const token = await core.db.transaction('login as user', async (tx) => {
    const impersonator = { userId: actor.userId, sessionHash: actor.sessionHash };
    const newToken = await startSession(core, tx, { user, caller, impersonator });
    await recordActivity(core, tx, { userId: user.id, action: 'impersonation.start', caller });
    await recordAudit(core, tx, {
      actorId: actor.userId,
      action: 'impersonation.start',
      subjectType: 'user',
      subjectId: user.id,
      ip: caller.ip,
    });
    return newToken;
  });
  return signedIn(core, token);
}
