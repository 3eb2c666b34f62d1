import { errorTable } from '@herald/contract/errors';
import { countAttempt } from '../attempts/count-attempt.ts';
import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import { mailRepository } from '../mails/mail-repository.ts';
import { hashSecretToken } from '../runtime/secret-token.ts';
import { accountRepository } from './account-repository.ts';
import { linkRepository } from './link-repository.ts';
import { noticeAddressChange } from './send-notice.ts';
import { userRepository } from './user-repository.ts';

/** Confirms an address with the token from the mailed link. A new address takes the place of the old one. */
export async function verifyEmail(core: Core, link: { email: string; token: string }, caller: Caller): Promise<void> {
  await countAttempt(core, { kind: 'verifyEmail', ip: caller.ip });
  const now = core.clock.now();
  await core.db.transaction('verify email', async (tx) => {
    const wanted = { hash: hashSecretToken(link.token), email: link.email };
    const found = await linkRepository.findVerification(tx, wanted, now);
    if (!found) throw new AppError('verification_link_invalid');
    const { userId, newEmail } = found;
    if (newEmail) await putInPlace(core, tx, { userId, email: newEmail });
    await userRepository.update(tx, userId, { emailVerifiedAt: now });
    await accountRepository.endManagement(tx, userId);
    await linkRepository.removeVerificationsOf(tx, userId);
    await mailRepository.withdraw(tx, { userId, kind: 'verification' });
    await mailRepository.withdraw(tx, { userId, kind: 'address_confirmation' });
    await recordActivity(core, tx, { userId, action: newEmail ? 'email.change' : 'email.verify', caller });
  });
}

/** The old address is told, and the links that went there open nothing any more. */
export async function putInPlace(
  core: Core,
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const before = await userRepository.findById(tx, userId);
  if (!before) throw new AppError('not_found');
  if (!(await userRepository.changeAddress(tx, userId, email))) {
    throw new AppError('email_taken', { errors: { email: [errorTable.email_taken.text] } });
  }
  await linkRepository.removeResetsOf(tx, userId);
  await mailRepository.withdraw(tx, { userId, kind: 'password_reset' });
  await noticeAddressChange(core, tx, before, email);
}
