import { countAttempt } from '../attempts/count-attempt.ts';
import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { hashSecretToken } from '../runtime/secret-token.ts';
import { changeAddress } from './change-address.ts';
import { linkRepository } from './link-repository.ts';
import { assertGoodPassword } from './password-rules.ts';
import { proveAddress } from './prove-address.ts';
import { type UserRow, userRepository } from './user-repository.ts';

export interface ConfirmationLink {
  email: string;
  token: string;
  /** Chosen by a person who opens the link without being signed in. */
  password?: string | undefined;
}

interface Confirming {
  /** Who is signed in where the link is opened. */
  actor: Actor | undefined;
  caller: Caller;
}

/**
 * Confirms an address with the token from the mailed link. A new address takes the place of the old one, but only for
 * the person who is signed in: a stranger who opens a link that they did not ask for must not give their address to an
 * account. Anybody else chooses a password, because the one from before may be that of a stranger.
 */
export async function verifyEmail(core: Core, link: ConfirmationLink, { actor, caller }: Confirming): Promise<void> {
  await countAttempt(core, { kind: 'verifyEmail', ip: caller.ip });
  const { email, token, password } = link;
  const passwordHash = password === undefined ? undefined : await core.passwords.hash(password);
  const settings = await core.settings.read();
  await core.db.transaction('verify email', async (tx) => {
    const wanted = { hash: hashSecretToken(token), email };
    const found = await linkRepository.findVerification(tx, wanted, core.clock.now());
    const user = found && (await holdUser(tx, found.userId));
    if (!found || !user) throw new AppError('verification_link_invalid');
    const isTheirs = actor?.userId === user.id && actor.impersonator === null;
    if (found.isNew && !isTheirs) {
      throw new AppError('forbidden', { message: 'Sign in to your account first. Then open this link again.' });
    }
    const keptSession = isTheirs && user.hasOwnPassword ? actor.sessionHash : undefined;
    if (!keptSession) {
      if (!passwordHash || !password) throw fieldError('password', 'Please choose a password.');
      assertGoodPassword(password, user, settings);
      await userRepository.update(tx, user.id, { passwordHash });
    }
    if (found.isNew) await changeAddress(core, tx, { user, email, keptSession });
    await proveAddress(core, tx, { user, by: 'confirmation', isMailed: true, keptSession, caller });
    await recordActivity(core, tx, { userId: user.id, action: found.isNew ? 'email.change' : 'email.verify', caller });
  });
}

async function holdUser(tx: Transaction, userId: string): Promise<UserRow | undefined> {
  await userRepository.hold(tx, userId);
  return userRepository.findById(tx, userId);
}
