import { countAttempt, forgiveAccount } from '../attempts/count-attempt.ts';
import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import { hashSecretToken } from '../runtime/secret-token.ts';
import { linkRepository } from './link-repository.ts';
import { assertGoodPassword } from './password-rules.ts';
import { proveAddress } from './prove-address.ts';
import { noticePasswordChange } from './send-notice.ts';
import { userRepository } from './user-repository.ts';

export interface PasswordReset {
  email: string;
  token: string;
  password: string;
}

/** Sets a new password with a mailed token, once, and ends what opened the account before. */
export async function resetPassword(core: Core, reset: PasswordReset, caller: Caller): Promise<void> {
  await countAttempt(core, { kind: 'resetPassword', ip: caller.ip });
  const passwordHash = await core.passwords.hash(reset.password);
  const settings = await core.settings.read();
  await core.db.transaction('reset password', async (tx) => {
    const token = { hash: hashSecretToken(reset.token), email: reset.email };
    const used = await linkRepository.useReset(tx, token, core.clock.now());
    if (used) await userRepository.hold(tx, used.userId);
    const user = used && (await userRepository.findById(tx, used.userId));
    if (!user) throw new AppError('reset_link_invalid');
    // A refusal here takes the use of the link back, so that another password can be chosen.
    assertGoodPassword(reset.password, user, settings);
    await userRepository.update(tx, user.id, { passwordHash });
    const ended = await proveAddress(core, tx, { user, by: 'reset', isMailed: used.isMailed, caller });
    await forgiveAccount(tx, reset.email);
    await noticePasswordChange(core, tx, user, ended);
    await recordActivity(core, tx, { userId: user.id, action: 'password.change', caller });
  });
}
