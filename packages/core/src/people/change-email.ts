import { errorTable } from '@herald/contract/errors';
import { limits } from '@herald/contract/limits';
import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import { mailRepository } from '../mails/mail-repository.ts';
import { writeMail } from '../mails/write-mail.ts';
import { HOUR_MS } from '../runtime/durations.ts';
import { hashSecretToken, newSecretToken } from '../runtime/secret-token.ts';
import { addressConfirmationMail, readSiteName } from './account-mails.ts';
import { changeAddress } from './change-address.ts';
import { confirmPassword } from './confirm-password.ts';
import { linkRepository, type PendingEmail } from './link-repository.ts';
import { userRepository } from './user-repository.ts';

export interface EmailChange {
  email: string;
  password: string;
}

export interface EmailAddress {
  email: string;
  /** Asked for, and not confirmed yet. */
  pending: PendingEmail | undefined;
}

export async function readEmailAddress(core: Core, { userId, email }: Actor): Promise<EmailAddress> {
  return { email, pending: await linkRepository.findPendingEmail(core.db.queries, userId, core.clock.now()) };
}

/**
 * Mails a link to a new address, which counts once the link was opened. Without a mail server no address can be
 * confirmed, so the new one counts at once.
 */
export async function changeEmail(
  core: Core,
  actor: Actor,
  { email, password }: EmailChange,
  caller: Caller,
): Promise<EmailAddress> {
  assertActsForThemselves(actor);
  const { userId } = actor;
  const { user, forgive } = await confirmPassword(core, { userId, ip: caller.ip, password });
  if (email === user.email) throw fieldError('email', 'This is your email address already.');
  return core.db.transaction('change email', async (tx) => {
    if (await userRepository.findByEmail(tx, email)) {
      throw new AppError('email_taken', { errors: { email: [errorTable.email_taken.text] } });
    }
    await forgive(tx);
    await forgetPendingEmail(tx, userId);
    if (core.mailer.hasTransport) return { email: user.email, pending: await sendLink(core, tx, { ...user, email }) };
    await changeAddress(core, tx, { user, email, keptSession: actor.sessionHash });
    await recordActivity(core, tx, { userId, action: 'email.change', caller });
    return { email, pending: undefined };
  });
}

/** The address stays as it is, and the mailed link works no more. */
export async function cancelEmailChange(core: Core, actor: Actor): Promise<void> {
  assertActsForThemselves(actor);
  await core.db.transaction('cancel email change', (tx) => forgetPendingEmail(tx, actor.userId));
}

/** For everything that takes an account back from a thief: a link they asked for must not open it again. */
export async function forgetPendingEmail(tx: Transaction, userId: string): Promise<void> {
  await linkRepository.removePendingEmail(tx, userId);
  await mailRepository.withdraw(tx, { userId, kind: 'address_confirmation' });
}

async function sendLink(
  core: Core,
  tx: Transaction,
  { id: userId, name, email }: { id: string; name: string; email: string },
): Promise<PendingEmail> {
  const now = core.clock.now();
  const token = newSecretToken(core.random);
  const expiresAt = new Date(now.getTime() + limits.emailVerificationHours * HOUR_MS);
  const row = {
    tokenHash: hashSecretToken(token),
    userId,
    email,
    isMailed: true,
    isNew: true,
    expiresAt,
    createdAt: now,
  };
  await linkRepository.insertVerification(tx, row);
  const link = { address: `${core.publicUrl}/verify-email?${new URLSearchParams({ email, token })}`, expiresAt };
  const mail = addressConfirmationMail({ to: { name, email }, siteName: await readSiteName(tx), link });
  await writeMail(core, tx, mail, { userId });
  return { email, expiresAt };
}
