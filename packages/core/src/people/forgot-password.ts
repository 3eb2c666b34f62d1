import { limits } from '@herald/contract';
import { countAttempt, tryAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import type { Caller } from '../identity/caller.ts';
import { MINUTE_MS } from '../runtime/durations.ts';
import { hashSecretToken, newSecretToken } from '../runtime/secret-token.ts';
import { nameOfSite, passwordResetMail } from './account-mails.ts';
import { linkRepository } from './link-repository.ts';
import { userRepository } from './user-repository.ts';

/**
 * Makes a reset link and mails it; the link itself goes nowhere else. An unknown address costs the same
 * statements, so neither the response nor its time reveals which addresses exist.
 */
export async function forgotPassword(core: Core, email: string, caller: Caller): Promise<void> {
  await countAttempt(core, { kind: 'forgotPassword', ip: caller.ip });
  const mayMail = await tryAttempt(core, { kind: 'resetMail', ip: caller.ip, email });
  const now = core.clock.now();
  const token = newSecretToken(core.random);
  const user = await userRepository.findByEmail(core.db.queries, email);
  // No refusal: a stranger who asks often must not keep the owner from their link, of which a fresh one is in the mail.
  if (!mayMail) return;
  const isWelcome = user?.status === 'active';
  await linkRepository.insertReset(core.db.queries, {
    tokenHash: hashSecretToken(token),
    userId: isWelcome ? user.id : null,
    expiresAt: new Date(now.getTime() + limits.passwordResetMinutes * MINUTE_MS),
    createdAt: now,
  });
  if (isWelcome) core.background.run('send reset mail', () => sendResetMail(core, user, token));
}

async function sendResetMail(core: Core, to: { name: string; email: string }, token: string): Promise<void> {
  const query = new URLSearchParams({ email: to.email, token });
  const siteName = nameOfSite(await core.settings.read());
  await core.mailer.send(passwordResetMail({ to, siteName, link: `${core.publicUrl}/reset-password?${query}` }));
}
