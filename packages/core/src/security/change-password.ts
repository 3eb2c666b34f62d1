import { limits } from '@herald/contract/limits';
import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import { accountRepository } from '../people/account-repository.ts';
import { confirmPassword } from '../people/confirm-password.ts';
import { type DeviceMark, newDeviceMark } from '../people/device-mark.ts';
import { assertGoodPassword } from '../people/password-rules.ts';
import { endPasswordLinks } from '../people/prove-address.ts';
import { noticePasswordChange } from '../people/send-notice.ts';
import { sessionRepository } from '../people/session-repository.ts';
import { userRepository } from '../people/user-repository.ts';

export interface PasswordWish {
  current: string;
  chosen: string;
  confirmation: string;
}

/** Stays signed in here and ends every other session. Returns the mark of this browser, because the old one ends too. */
export async function changePassword(
  core: Core,
  actor: Actor,
  { wish, caller }: { wish: PasswordWish; caller: Caller },
): Promise<DeviceMark> {
  assertActsForThemselves(actor);
  assertFilledIn(wish);
  const asked = { userId: actor.userId, ip: caller.ip, password: wish.current, field: 'current_password' };
  const { user, forgive } = await confirmPassword(core, asked);
  assertNewPassword(wish.chosen, user, await core.settings.read());
  const passwordHash = await core.passwords.hash(wish.chosen);
  await core.db.transaction('change password', async (tx) => {
    await userRepository.update(tx, user.id, { passwordHash, hasOwnPassword: true });
    await accountRepository.endManagement(tx, user.id);
    await endPasswordLinks(tx, user.id);
    await sessionRepository.removeOthers(tx, user.id, actor.sessionHash);
    await forgive(tx);
    await noticePasswordChange(core, tx, user);
    await recordActivity(core, tx, { userId: user.id, action: 'password.change', caller });
  });
  return newDeviceMark(core, { id: user.id, passwordHash });
}

/** In the order of the specification, and before anything costs time. */
function assertFilledIn({ current, chosen, confirmation }: PasswordWish): void {
  if (!current || !chosen) {
    throw fieldError(current ? 'new_password' : 'current_password', 'Please fill in all password fields.');
  }
  if (chosen !== confirmation) {
    throw fieldError('new_password_confirmation', "New password and confirmation don't match.");
  }
  if (chosen.length < limits.passwordMinCharacters) {
    throw fieldError('new_password', `Password must be at least ${limits.passwordMinCharacters} characters long.`);
  }
}

/** The rules for every password, under the name that the field has here. */
function assertNewPassword(...[chosen, user, settings]: Parameters<typeof assertGoodPassword>): void {
  try {
    assertGoodPassword(chosen, user, settings);
  } catch (error) {
    throw error instanceof AppError ? fieldError('new_password', error.message) : error;
  }
}
