import { countAttempt } from '../attempts/count-attempt.ts';
import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import { hashSecretToken } from '../runtime/secret-token.ts';
import { createUser } from './create-user.ts';
import { newDeviceMark } from './device-mark.ts';
import { assertGoodPassword } from './password-rules.ts';
import { assertMayUseSite, isVerificationMissing } from './policies.ts';
import { sendVerification } from './send-verification.ts';
import { type SignedIn, signedIn } from './signed-in.ts';
import { startSession } from './start-session.ts';
import { userRepository } from './user-repository.ts';

export interface Registration {
  name: string;
  email: string;
  password: string;
}

/** Creates an account on the site's default plan and signs in. */
export async function register(core: Core, registration: Registration, caller: Caller): Promise<SignedIn> {
  const { name, email, password } = registration;
  const settings = await core.settings.read();
  assertMayUseSite(undefined, settings);
  if (!settings.registration_enabled) throw new AppError('registration_closed');
  await countAttempt(core, { kind: 'register', ip: caller.ip });
  assertGoodPassword(password, { name, email }, settings);
  const passwordHash = await core.passwords.hash(password);

  const { token, deviceMark } = await core.db.transaction('register', async (tx) => {
    const planSlugs = [settings.default_plan];
    const userId = await createUser(core, tx, { name, email, passwordHash, role: 'user', planSlugs });
    const user = await userRepository.findById(tx, userId);
    if (!user) throw new AppError('internal');
    const newToken = await startSession(core, tx, { user, caller });
    const sessionHash = hashSecretToken(newToken);
    await recordActivity(core, tx, { userId, action: 'account.create', caller, sessionHash });
    if (isVerificationMissing(core.mailer, settings, user)) await sendVerification(core, tx, { ...user, userId });
    return { token: newToken, deviceMark: newDeviceMark(core, user) };
  });
  return { ...(await signedIn(core, token)), deviceMark, isFirstVisit: true };
}
