import { countAttempt, forgiveAttempt } from '../attempts/count-attempt.ts';
import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import { hashSecretToken } from '../runtime/secret-token.ts';
import { assertMaySignIn } from './policies.ts';
import { type SignedIn, signedIn } from './signed-in.ts';
import { startSession } from './start-session.ts';
import { type UserRow, userRepository } from './user-repository.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in; takes as long for an unknown address as for a wrong password. */
export async function login(core: Core, credentials: Credentials, caller: Caller): Promise<SignedIn> {
  const attempt = { kind: 'login', ip: caller.ip, email: credentials.email } as const;
  await countAttempt(core, attempt);
  const user = await userRepository.findByEmail(core.db.queries, credentials.email);
  const isRight = await core.passwords.verify(user?.passwordHash, credentials.password);
  if (!user || !isRight) throw new AppError('invalid_credentials');
  assertMaySignIn(user, await core.settings.read());
  await renewOutdatedHash(core, user, credentials.password);

  const token = await core.db.transaction('login', async (tx) => {
    // First, because it locks the user: sign-ins at the same moment see each other's session.
    await userRepository.update(tx, user.id, { lastLoginAt: core.clock.now() });
    const newToken = await startSession(core, tx, { user, caller });
    await recordActivity(core, tx, {
      userId: user.id,
      action: 'login',
      caller,
      sessionHash: hashSecretToken(newToken),
    });
    await forgiveAttempt(tx, attempt);
    return newToken;
  });
  return signedIn(core, token);
}

async function renewOutdatedHash(core: Core, user: UserRow, password: string): Promise<void> {
  if (!core.passwords.isOutdated(user.passwordHash)) return;
  const newHash = await core.passwords.hash(password);
  await userRepository.replacePasswordHash(core.db.queries, user.id, user.passwordHash, newHash);
}
