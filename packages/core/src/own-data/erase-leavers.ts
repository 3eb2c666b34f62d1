import type { Core } from '../core.ts';
import { operatorHand } from '../office/audit/office-deed.ts';
import { closeAccount } from '../office/users/delete-user.ts';
import { holdUserToChange } from '../office/users/hold-user.ts';
import { accountRepository } from '../people/account-repository.ts';
import { leaverRepository } from './leaver-repository.ts';

/** Deletes everybody whose pause is over, with the account they own. One who cannot go keeps nobody else. */
export async function eraseLeavers(core: Core, now: Date, signal?: AbortSignal): Promise<void> {
  for (const userId of await leaverRepository.listDue(core.db.queries, now)) {
    if (signal?.aborted) return;
    await eraseLeaver(core, userId, now).catch((error: unknown) =>
      core.log.error({ err: error, userId }, 'An account that is to be deleted could not be'),
    );
  }
}

async function eraseLeaver(core: Core, userId: string, now: Date): Promise<void> {
  await core.db.transaction('erase leaver', async (tx) => {
    const accountId = await accountRepository.idOwnedBy(tx, userId);
    if (!accountId) return;
    await accountRepository.hold(tx, accountId);
    const { leavesAt, email } = await holdUserToChange(tx, operatorHand, userId, { isDeletion: true });
    // They came back in this moment.
    if (!leavesAt || leavesAt > now) return;
    const hand = { actorId: userId, ip: '' };
    await closeAccount(core, tx, { accountId, userId, hand, facts: {} });
    await leaverRepository.forgetPerson(tx, { userId, accountId, email });
  });
}
