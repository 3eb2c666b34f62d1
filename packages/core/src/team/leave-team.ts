import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import { accountRepository } from '../people/account-repository.ts';
import { type SignedIn, signedIn } from '../people/signed-in.ts';
import { moveSession } from '../people/switch-account.ts';
import { userRepository } from '../people/user-repository.ts';
import { recordTeamChange } from './record-team-change.ts';
import { teamRepository } from './team-repository.ts';

/** The person goes on in their own account, and their other sessions in the team's end. What they made stays there. */
export async function leaveTeam(core: Core, actor: Actor, accountId: string, caller: Caller): Promise<SignedIn> {
  assertActsForThemselves(actor);
  const { userId } = actor;
  const token = await core.db.transaction('leave team', async (tx) => {
    const ownAccountId = await accountRepository.idOwnedBy(tx, userId);
    const member = await teamRepository.find(tx, accountId, userId);
    // An owner is no member of their own account.
    if (!ownAccountId || member?.status !== 'active') throw new AppError('not_found');
    await recordTeamChange(core, tx, { actor: { ...actor, accountId }, member, action: 'member.leave', caller });
    await teamRepository.remove(tx, { accountId, userId });
    await userRepository.update(tx, userId, { lastAccountId: ownAccountId });
    const newToken = await moveSession(core, tx, actor, ownAccountId);
    await teamRepository.endSessions(tx, { accountId, userId });
    return newToken;
  });
  return signedIn(core, token);
}
