import { limits } from '@herald/contract';
import { countAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { HOUR_MS } from '../runtime/durations.ts';
import { hashSecretToken, newSecretToken } from '../runtime/secret-token.ts';
import { nameOfSite, verificationMail } from './account-mails.ts';
import { linkRepository } from './link-repository.ts';
import { isVerificationMissing } from './policies.ts';

/** Mails a link that confirms the user's address. */
export async function sendVerification(
  core: Core,
  user: { userId: string; name: string; email: string },
): Promise<void> {
  const now = core.clock.now();
  const token = newSecretToken(core.random);
  await linkRepository.insertVerification(core.db.queries, {
    tokenHash: hashSecretToken(token),
    userId: user.userId,
    expiresAt: new Date(now.getTime() + limits.emailVerificationHours * HOUR_MS),
    createdAt: now,
  });
  const query = new URLSearchParams({ email: user.email, token });
  await core.mailer.send(
    verificationMail({
      to: user,
      siteName: nameOfSite(await core.settings.read()),
      link: `${core.publicUrl}/verify-email?${query}`,
    }),
  );
}

/** Sends the confirmation link again; does nothing when there is nothing to confirm. */
export async function resendVerification(core: Core, actor: Actor, caller: Caller): Promise<void> {
  if (!isVerificationMissing(core.mailer, await core.settings.read(), actor)) return;
  await countAttempt(core, { kind: 'verifyEmail', ip: caller.ip, email: actor.email });
  await sendVerification(core, actor);
}
