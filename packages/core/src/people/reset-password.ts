import { countAttempt, forgiveAccount } from '../attempts/count-attempt.ts';
import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import { mailRepository } from '../mails/mail-repository.ts';
import { hashSecretToken } from '../runtime/secret-token.ts';
import { accountRepository } from './account-repository.ts';
import { forgetPendingEmail } from './change-email.ts';
import { linkRepository } from './link-repository.ts';
import { assertGoodPassword } from './password-rules.ts';
import { noticePasswordChange } from './send-notice.ts';
import { sessionRepository } from './session-repository.ts';
import { userRepository } from './user-repository.ts';

export interface PasswordReset {
  email: string;
  token: string;
  password: string;
}

/** Sets a new password with a mailed token, once, and ends every session of the user. */
export async function resetPassword(core: Core, reset: PasswordReset, caller: Caller): Promise<void> {
  await countAttempt(core, { kind: 'resetPassword', ip: caller.ip });
  const passwordHash = await core.passwords.hash(reset.password);
  const settings = await core.settings.read();
  const now = core.clock.now();
  await core.db.transaction('reset password', async (tx) => {
    const token = { hash: hashSecretToken(reset.token), email: reset.email };
    const userId = await linkRepository.useReset(tx, token, now);
    const user = userId ? await userRepository.findById(tx, userId) : undefined;
    if (!userId || !user) throw new AppError('reset_link_invalid');
    // A refusal here takes the use of the link back, so that another password can be chosen.
    assertGoodPassword(reset.password, user, settings);
    const wasMailed = core.mailer.hasTransport;
    await userRepository.update(tx, userId, {
      passwordHash,
      hasOwnPassword: true,
      ...(wasMailed && { emailVerifiedAt: now }),
    });
    await accountRepository.endManagement(tx, userId);
    await linkRepository.removeResetsOf(tx, userId);
    await forgetPendingEmail(tx, userId);
    await sessionRepository.removeAll(tx, userId);
    await forgiveAccount(tx, reset.email);
    await mailRepository.withdraw(tx, { userId, kind: 'password_reset' });
    await mailRepository.withdraw(tx, { userId, kind: 'purchase' });
    await noticePasswordChange(core, tx, user);
    await recordActivity(core, tx, { userId, action: 'password.change', caller });
  });
}
