import { limits } from '@herald/contract';
import type { Core } from '../core.ts';
import { hashSecretToken, newSecretToken } from '../secret-token.ts';
import { nameOfSite, verificationMail } from './account-mails.ts';
import { linkRepository } from './link-repository.ts';

const HOUR_MS = 3_600_000;

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
