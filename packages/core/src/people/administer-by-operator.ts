import { forgiveAccount } from '../attempts/count-attempt.ts';
import { recordActivity } from '../audit/record-activity.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import { passkeyRepository } from '../passkeys/passkey-repository.ts';
import { twoFactorRepository } from '../two-factor/two-factor-repository.ts';
import {
  type AdministratorToCreate,
  createAdministrator,
  generatePassword,
  type OperatorPassword,
} from './create-administrator.ts';
import { assertGoodPassword } from './password-rules.ts';
import { endPasswordLinks } from './prove-address.ts';
import { noticePasswordChange } from './send-notice.ts';
import { sessionRepository } from './session-repository.ts';
import { userRepository } from './user-repository.ts';

const operator = { ip: 'local', userAgent: 'herald admin' };

/** `herald admin create`: one more administrator. */
export function addAdministrator(core: Core, administrator: AdministratorToCreate): Promise<OperatorPassword> {
  return core.db.transaction('add administrator', (tx) => createAdministrator(core, tx, administrator));
}

/** `herald admin reset-password`: a new password for any user, which ends all their sessions. */
export async function resetPasswordByOperator(
  core: Core,
  target: { email: string; password?: string },
): Promise<OperatorPassword> {
  const email = target.email.trim().toLowerCase();
  const password = target.password ?? generatePassword(core.random);
  const user = await userRepository.findByEmail(core.db.queries, email);
  if (!user) throw new AppError('not_found', { message: `No user has the address ${email}.` });
  assertGoodPassword(password, user, await core.settings.read());
  const passwordHash = await core.passwords.hash(password);
  await core.db.transaction('reset password by operator', async (tx) => {
    await userRepository.update(tx, user.id, { passwordHash });
    await endPasswordLinks(tx, user.id);
    await sessionRepository.removeAll(tx, user.id);
    await forgiveAccount(tx, email);
    await noticePasswordChange(core, tx, user);
    await recordActivity(core, tx, { userId: user.id, action: 'password.change', caller: operator });
    await recordAudit(core, tx, {
      actorId: null,
      action: 'user.reset_password',
      subjectType: 'user',
      subjectId: user.id,
      ip: operator.ip,
    });
  });
  return target.password ? { email } : { email, generatedPassword: password };
}

/** `herald admin reset-two-factor`: for somebody who lost them. Their password stays, and is all they need again. */
export async function resetTwoFactorByOperator(core: Core, target: { email: string }): Promise<{ email: string }> {
  const email = target.email.trim().toLowerCase();
  const user = await userRepository.findByEmail(core.db.queries, email);
  if (!user) throw new AppError('not_found', { message: `No user has the address ${email}.` });
  await core.db.transaction('reset two-factor by operator', async (tx) => {
    const hadTwoFactor = await twoFactorRepository.remove(tx, user.id);
    const hadPasskeys = (await passkeyRepository.removeAll(tx, user.id)) > 0;
    if (!hadTwoFactor && !hadPasskeys) {
      throw new AppError('conflict', { message: `${email} has no two-factor and no passkeys.` });
    }
    const about = { userId: user.id, caller: operator };
    if (hadTwoFactor) await recordActivity(core, tx, { ...about, action: 'two_factor.reset' });
    if (hadPasskeys) await recordActivity(core, tx, { ...about, action: 'passkey.reset' });
    await recordAudit(core, tx, {
      actorId: null,
      action: 'user.reset_two_factor',
      subjectType: 'user',
      subjectId: user.id,
      ip: operator.ip,
    });
  });
  return { email };
}
