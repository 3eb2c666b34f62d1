import { limits } from '@herald/contract/limits';
import { countAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { writeMail } from '../mails/write-mail.ts';
import { HOUR_MS } from '../runtime/durations.ts';
import { hashSecretToken, newSecretToken } from '../runtime/secret-token.ts';
import { type Recipient, readSiteName, verificationMail } from './account-mails.ts';
import { linkRepository } from './link-repository.ts';

/** Mails a link that confirms the user's address. */
export async function sendVerification(
  core: Core,
  tx: Transaction,
  { userId, ...to }: Recipient & { userId: string },
): Promise<void> {
  const now = core.clock.now();
  const token = newSecretToken(core.random);
  const expiresAt = new Date(now.getTime() + limits.emailVerificationHours * HOUR_MS);
  await linkRepository.insertVerification(tx, {
    tokenHash: hashSecretToken(token),
    userId,
    email: to.email,
    isMailed: core.mailer.hasTransport,
    isNew: false,
    expiresAt,
    createdAt: now,
  });
  const query = new URLSearchParams({ email: to.email, token });
  const link = { address: `${core.publicUrl}/verify-email?${query}`, expiresAt };
  const siteName = await readSiteName(tx);
  await writeMail(core, tx, verificationMail({ to, siteName, link }), { userId });
}

/** Sends the confirmation link again, also where only some things ask for it; does nothing when there is nothing to confirm. */
export async function resendVerification(core: Core, actor: Actor, caller: Caller): Promise<void> {
  if (!core.mailer.hasTransport || actor.emailVerifiedAt !== null) return;
  await countAttempt(core, { kind: 'verifyEmail', ip: caller.ip, email: actor.email });
  await core.db.transaction('send verification', (tx) => sendVerification(core, tx, actor));
}
