import { countAttempt, forgiveAttempt, tryAttempt } from '../attempts/count-attempt.ts';
import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import { newCodeTicket } from '../two-factor/tickets.ts';
import { twoFactorRepository } from '../two-factor/two-factor-repository.ts';
import { findDevice } from './device-mark.ts';
import { openSession } from './open-session.ts';
import { assertMaySignIn } from './policies.ts';
import type { SignedIn } from './signed-in.ts';
import { type UserRow, userRepository } from './user-repository.ts';

export interface Credentials {
  email: string;
  password: string;
  /** What the browser shows to prove that somebody has signed in there before. */
  deviceMarks?: readonly string[];
}

/** Signs in; takes as long for an unknown address as for a wrong password. */
export async function login(core: Core, credentials: Credentials, caller: Caller): Promise<SignedIn> {
  const { email, password, deviceMarks = [] } = credentials;
  const user = await userRepository.findByEmail(core.db.queries, email);
  const device = user && findDevice(core, user, deviceMarks);
  const attempt = { kind: 'login', ip: caller.ip, email, device } as const;
  await countAttempt(core, attempt);
  const isRight = await core.passwords.verify(user?.passwordHash, password);
  if (user && !isRight) core.background.run('note failed login', () => noteFailure(core, user, caller));
  if (!user || !isRight) throw new AppError('invalid_credentials');
  assertMaySignIn(user, await core.settings.read());
  const passwordHash = await renewOutdatedHash(core, user, password);

  if (await twoFactorRepository.isOn(core.db.queries, user.id)) {
    const ticket = await core.db.transaction('ask for code', async (tx) => {
      await forgiveAttempt(core, tx, attempt);
      return newCodeTicket(core, tx, { user: { id: user.id, passwordHash }, device });
    });
    throw new AppError('two_factor_required', { ticket });
  }
  return openSession(core, {
    user: { ...user, passwordHash },
    caller,
    device,
    alongside: (tx) => forgiveAttempt(core, tx, attempt),
  });
}

/** A few a day at most, so that guessing does not fill the list of what happened to the account. */
async function noteFailure(core: Core, user: UserRow, caller: Caller): Promise<void> {
  if (!(await tryAttempt(core, { kind: 'failedLoginNote', ip: caller.ip, email: user.email }))) return;
  await core.db.transaction('note failed login', (tx) =>
    recordActivity(core, tx, { userId: user.id, action: 'session.refuse', caller }),
  );
}

/** Returns the hash that is stored from then on. */
async function renewOutdatedHash(core: Core, user: UserRow, password: string): Promise<string> {
  if (!core.passwords.isOutdated(user.passwordHash)) return user.passwordHash;
  const newHash = await core.passwords.hash(password);
  await userRepository.replacePasswordHash(core.db.queries, user.id, user.passwordHash, newHash);
  return newHash;
}
