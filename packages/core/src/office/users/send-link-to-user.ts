import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import { assertConfirmed } from '../../people/confirm-session.ts';
import { type PasswordLink, sendPasswordLink } from '../../people/send-password-link.ts';
import { type OfficeHand, recordOfficeDeed } from '../audit/office-deed.ts';
import { holdUserToChange } from './hold-user.ts';

/** `address` is empty when the link was mailed. */
export type LinkToUser = Omit<PasswordLink, 'address'> & { address: string | null };

/**
 * Mails a user a link to choose a new password. Without a mail server the administrator gets the link to pass it on,
 * but never one for an administrator: a stolen session would take over the account with it.
 */
export async function sendLinkToUser(core: Core, hand: OfficeHand, userId: string): Promise<LinkToUser> {
  assertConfirmed(core, hand);
  return core.db.transaction('send link to user', async (tx) => {
    const user = await holdUserToChange(tx, hand, userId, {});
    if (user.status !== 'active') throw new AppError('conflict', { message: `Not while ${user.status}.` });
    if (user.role === 'admin' && !core.mailer.hasTransport) {
      const message = 'No mail server is set up, and a link for an administrator is shown to nobody.';
      throw new AppError('conflict', { message: `${message} Use herald admin reset-password.` });
    }
    const { address, ...link } = await sendPasswordLink(core, tx, user);
    const details = { to: user.email, is_mailed: link.isMailed };
    await recordOfficeDeed(core, tx, hand, { action: 'user.send_password_link', userId, details });
    return { ...link, address: link.isMailed ? null : address };
  });
}
