import { limits } from '@herald/contract';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { writeMail } from '../mails/write-mail.ts';
import { MINUTE_MS } from '../runtime/durations.ts';
import { hashSecretToken, newSecretToken } from '../runtime/secret-token.ts';
import { passwordResetMail, type Recipient, readSiteName } from './account-mails.ts';
import { linkRepository } from './link-repository.ts';

export interface PasswordLink {
  address: string;
  expiresAt: Date;
  /** False without a mail server: somebody has to pass the link on. */
  isMailed: boolean;
}

/** Makes a link to choose a new password and mails it. The caller decides who else may see it. */
export async function sendPasswordLink(
  core: Core,
  tx: Transaction,
  { id: userId, ...to }: Recipient & { id: string },
): Promise<PasswordLink> {
  const now = core.clock.now();
  const token = newSecretToken(core.random);
  const expiresAt = new Date(now.getTime() + limits.passwordResetMinutes * MINUTE_MS);
  await linkRepository.insertReset(tx, { tokenHash: hashSecretToken(token), userId, expiresAt, createdAt: now });
  const query = new URLSearchParams({ email: to.email, token });
  const link = { address: `${core.publicUrl}/reset-password?${query}`, expiresAt };
  await writeMail(core, tx, passwordResetMail({ to, siteName: await readSiteName(tx), link }), { userId });
  return { ...link, isMailed: core.mailer.hasTransport };
}
