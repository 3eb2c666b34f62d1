import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import type { Caller } from '../identity/caller.ts';
import { mailRepository } from '../mails/mail-repository.ts';
import { passkeyRepository } from '../passkeys/passkey-repository.ts';
import { twoFactorRepository } from '../two-factor/two-factor-repository.ts';
import { accountRepository } from './account-repository.ts';
import { linkRepository } from './link-repository.ts';
import { openWaitingPurchases } from './open-waiting-purchases.ts';
import { isProved } from './policies.ts';
import { sessionRepository } from './session-repository.ts';
import { type UserRow, userRepository } from './user-repository.ts';

export interface AddressProof {
  /** As they were before, held until the transaction ends. */
  user: UserRow;
  /** How the proof was given: a link that took the account back, or one that only confirms the address. */
  by: 'reset' | 'confirmation';
  /** False for a link that passed through other hands than the mailbox. */
  isMailed: boolean;
  /** The session in which the link was opened; it goes on. */
  keptSession?: string | undefined;
  caller: Caller;
}

export interface WhatEnded {
  passkeys: number;
  hadTwoFactor: boolean;
}

/**
 * The one moment in which somebody shows that an address is theirs. What could sign in or act before ends, and what is
 * made from now on stays. Of an account that was proved before, a reset ends passkeys and sessions, because a thief may
 * have made them; two-factor stays, because it protects from a thief of the mailbox.
 */
export async function proveAddress(core: Core, tx: Transaction, proof: AddressProof): Promise<WhatEnded> {
  const { user, by, isMailed, keptSession, caller } = proof;
  const isFirst = !isProved(user);
  await userRepository.update(tx, user.id, {
    hasOwnPassword: true,
    ...(isMailed && { emailVerifiedAt: core.clock.now() }),
  });
  await accountRepository.endManagement(tx, user.id);
  const ended = { passkeys: 0, hadTwoFactor: false };
  if (isFirst || by === 'reset') {
    await endLinks(tx, user.id);
    await twoFactorRepository.removeTicketsOf(tx, user.id);
    if (keptSession) await sessionRepository.removeOthers(tx, user.id, keptSession);
    else await sessionRepository.removeAll(tx, user.id);
    ended.passkeys = await passkeyRepository.removeAll(tx, user.id);
  }
  if (isFirst) {
    ended.hadTwoFactor = await twoFactorRepository.remove(tx, user.id);
    await accountRepository.removeKeys(tx, user.id);
  }
  if (ended.passkeys > 0) await recordActivity(core, tx, { userId: user.id, action: 'passkey.end', caller });
  if (ended.hadTwoFactor) await recordActivity(core, tx, { userId: user.id, action: 'two_factor.end', caller });
  await openWaitingPurchases(core, tx, user.id);
  return ended;
}

/** The links that set a password or move the account go with the password from before. */
export async function endPasswordLinks(tx: Transaction, userId: string): Promise<void> {
  await linkRepository.removeResetsOf(tx, userId);
  await linkRepository.removePendingEmail(tx, userId);
  for (const kind of ['password_reset', 'purchase', 'address_confirmation'] as const) {
    await mailRepository.withdraw(tx, { userId, kind });
  }
}

/** Every link that was sent opens nothing any more, and those that wait to be sent are taken back. */
export async function endLinks(tx: Transaction, userId: string): Promise<void> {
  await linkRepository.removeAllOf(tx, userId);
  await mailRepository.withdrawLinks(tx, userId);
}
