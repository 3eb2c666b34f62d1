import { countAttempt } from '../attempts/count-attempt.ts';
import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import { mailRepository } from '../mails/mail-repository.ts';
import { hashSecretToken } from '../runtime/secret-token.ts';
import { accountRepository } from './account-repository.ts';
import { linkRepository } from './link-repository.ts';
import { userRepository } from './user-repository.ts';

/** Confirms an address with the token from the mailed link. */
export async function verifyEmail(core: Core, link: { email: string; token: string }, caller: Caller): Promise<void> {
  await countAttempt(core, { kind: 'verifyEmail', ip: caller.ip });
  const now = core.clock.now();
  await core.db.transaction('verify email', async (tx) => {
    const wanted = { hash: hashSecretToken(link.token), email: link.email };
    const userId = await linkRepository.findVerification(tx, wanted, now);
    if (!userId) throw new AppError('verification_link_invalid');
    await userRepository.update(tx, userId, { emailVerifiedAt: now });
    await accountRepository.endManagement(tx, userId);
    await linkRepository.removeVerificationsOf(tx, userId);
    await mailRepository.withdraw(tx, { userId, kind: 'verification' });
    await recordActivity(core, tx, { userId, action: 'email.verify', caller });
  });
}
