import { limits } from '@herald/contract/limits';
import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import { writeMail } from '../mails/write-mail.ts';
import { operatorHand } from '../office/audit/office-deed.ts';
import { holdUserToChange } from '../office/users/hold-user.ts';
import { accountLeavingMail, readSiteName } from '../people/account-mails.ts';
import { accountRepository } from '../people/account-repository.ts';
import { confirmPassword } from '../people/confirm-password.ts';
import { sessionRepository } from '../people/session-repository.ts';
import { userRepository } from '../people/user-repository.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { cancelUnfinishedVideos } from '../videos/ordering/cancel-video.ts';

/**
 * Closes the account of its owner, who asks for it with the password: watch pages, sites and files close at once, and
 * every session in it ends. Signing in again within the pause takes it back; after that everything is erased.
 */
export async function leave(core: Core, actor: Actor, caller: Caller, password: string): Promise<Date> {
  assertActsForThemselves(actor);
  const { userId, accountId } = actor;
  const { user: known, forgive } = await confirmPassword(core, { userId, ip: caller.ip, password });
  const leavesAt = new Date(core.clock.now().getTime() + limits.accountPauseDays * DAY_MS);
  await core.db.transaction('leave', async (tx) => {
    await accountRepository.hold(tx, accountId);
    const user = await holdUserToChange(tx, operatorHand, userId, { isDeletion: true });
    if (user.passwordHash !== known.passwordHash) throw new AppError('conflict');
    await forgive(tx);
    await cancelUnfinishedVideos(core, tx, accountId);
    await userRepository.update(tx, userId, { leavesAt });
    await sessionRepository.removeAll(tx, userId);
    await sessionRepository.removeAllIn(tx, accountId);
    const subject = { subjectType: 'user', subjectId: userId } as const;
    await recordDeed(core, tx, { actor, caller, ...subject, action: 'user.leave', details: { leavesAt } });
    await writeMail(core, tx, accountLeavingMail(user, await readSiteName(tx), leavesAt), { userId });
  });
  return leavesAt;
}
