import { limits } from '@herald/contract/limits';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { type MailToWrite, writeMail } from '../mails/write-mail.ts';
import { MINUTE_MS } from '../runtime/durations.ts';
import { hashSecretToken, newSecretToken } from '../runtime/secret-token.ts';
import {
  type LinkMail,
  passwordLinkMail,
  passwordResetMail,
  purchaseMail,
  type Recipient,
  readSiteName,
} from './account-mails.ts';
import { linkRepository } from './link-repository.ts';

export interface PasswordLink {
  address: string;
  expiresAt: Date;
  /** False without a mail server: somebody has to pass the link on. */
  isMailed: boolean;
}

type Owner = Recipient & { id: string };

/**
 * Makes a link to choose a new password and mails it. The caller decides who else may see it. Without a mail server an
 * administrator gets the link in hand, so that no mail waits for somebody to pass it on.
 */
export async function sendPasswordLink(
  core: Core,
  tx: Transaction,
  user: Owner,
  { byAdministrator = false }: { byAdministrator?: boolean } = {},
): Promise<PasswordLink> {
  const mailOf = byAdministrator ? passwordLinkMail : passwordResetMail;
  const isInHand = byAdministrator && !core.mailer.hasTransport;
  return sendLink(core, tx, { user, minutes: limits.passwordResetMinutes, mailOf: isInHand ? null : mailOf });
}

/** The same for somebody who bought a plan and has no password yet. */
export async function sendPurchaseLink(core: Core, tx: Transaction, user: Owner, planName: string): Promise<void> {
  const mailOf = (mail: LinkMail) => purchaseMail(mail, planName);
  await sendLink(core, tx, { user, minutes: limits.purchaseLinkHours * 60, mailOf });
}

interface LinkToSend {
  user: Owner;
  minutes: number;
  mailOf: ((mail: LinkMail) => MailToWrite) | null;
}

async function sendLink(
  core: Core,
  tx: Transaction,
  { user: { id: userId, ...to }, minutes, mailOf }: LinkToSend,
): Promise<PasswordLink> {
  const now = core.clock.now();
  const token = newSecretToken(core.random);
  const expiresAt = new Date(now.getTime() + minutes * MINUTE_MS);
  const isMailed = core.mailer.hasTransport;
  const row = { tokenHash: hashSecretToken(token), userId, email: to.email, isMailed, expiresAt, createdAt: now };
  await linkRepository.insertReset(tx, row);
  const query = new URLSearchParams({ email: to.email, token });
  const link = { address: `${core.publicUrl}/reset-password?${query}`, expiresAt };
  if (mailOf) await writeMail(core, tx, mailOf({ to, siteName: await readSiteName(tx), link }), { userId });
  return { ...link, isMailed };
}
