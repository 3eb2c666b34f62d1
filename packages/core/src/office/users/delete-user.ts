import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../errors/app-error.ts';
import { accountRepository } from '../../people/account-repository.ts';
import { assertConfirmed } from '../../people/confirm-session.ts';
import { userRepository } from '../../people/user-repository.ts';
import { cancelUnfinishedVideos } from '../../videos/ordering/cancel-video.ts';
import { type OfficeHand, recordOfficeDeed } from '../audit/office-deed.ts';
import { erasureRepository } from './erasure-repository.ts';
import { holdUserToChange } from './hold-user.ts';
import { readBelongings } from './read-belongings.ts';

/**
 * Deletes a user with the account they own. Both are gone at once for everybody: the account has no owner any more, and
 * nothing of such an account is handed out. A job removes what it leaves behind. Members keep accounts of their own.
 */
export async function deleteUser(core: Core, hand: OfficeHand, userId: string): Promise<void> {
  assertConfirmed(core, hand);
  await core.db.transaction('delete user', async (tx) => {
    const accountId = await accountRepository.idOwnedBy(tx, userId);
    if (!accountId) throw new AppError('not_found');
    // Before the user, like everybody who needs both: whoever orders or joins right now comes first or finds it closed.
    await accountRepository.hold(tx, accountId);
    const { name, email } = await holdUserToChange(tx, hand, userId, { isDeletion: true });
    await closeAccount(core, tx, { accountId, userId, hand, facts: { name, email } });
  });
}

interface AccountToClose {
  accountId: string;
  userId: string;
  hand: OfficeHand;
  /** What the audit log keeps of the user, beside the numbers of what went. */
  facts: Record<string, string>;
}

/** Takes a held account from everybody and removes its held owner; a job erases the rest. */
export async function closeAccount(core: Core, tx: Transaction, closing: AccountToClose): Promise<void> {
  const { accountId, userId, hand, facts } = closing;
  const { videos, sites, members, storedBytes } = await readBelongings(core, tx, accountId);
  await cancelUnfinishedVideos(core, tx, accountId);
  await erasureRepository.close(tx, accountId);
  await userRepository.remove(tx, userId);
  const details = { ...facts, videos, sites, members, storedBytes };
  await recordOfficeDeed(core, tx, hand, { action: 'user.delete', userId, details });
  await erasureRepository.insert(tx, accountId, core.clock.now());
  await core.jobs.send(tx, 'erase-account', { accountId });
}
