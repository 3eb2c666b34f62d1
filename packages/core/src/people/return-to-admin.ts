import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { hashSecretToken, newSecretToken } from '../runtime/secret-token.ts';
import { endSession } from './logout.ts';
import { sessionRepository } from './session-repository.ts';
import { type SignedIn, signedIn } from './signed-in.ts';

/**
 * Ends an administrator's session as another user and returns to their own session, under a new token. The session as
 * the user opens nothing alone: the administrator's own token must come with it.
 */
export async function returnToAdmin(
  core: Core,
  actor: Actor,
  { adminToken, caller }: { adminToken: string | undefined; caller: Caller },
): Promise<SignedIn> {
  const { impersonator } = actor;
  const isOwn = adminToken !== undefined && hashSecretToken(adminToken) === impersonator?.sessionHash;
  if (!impersonator || !isOwn) throw new AppError('conflict', { message: 'No admin session found' });
  const isLive = await sessionRepository.isLive(core.db.queries, impersonator.sessionHash, core.clock.now());
  if (!isLive) throw new AppError('unauthorized');
  const token = newSecretToken(core.random);
  await core.db.transaction('return to admin', async (tx) => {
    await endSession(core, tx, actor, caller);
    await sessionRepository.rename(tx, impersonator.sessionHash, hashSecretToken(token));
  });
  return signedIn(core, token);
}
