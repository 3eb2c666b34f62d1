import type { Core } from '../core.ts';
import { addressChangedMail, nameOfSite, passwordChangedMail } from './account-mails.ts';

interface Recipient {
  name: string;
  email: string;
}

/** Tells people that their password was changed, in case it was not them. */
export function noticePasswordChange(core: Core, to: Recipient): void {
  core.background.run('send notice of new password', async () => {
    await core.mailer.send(passwordChangedMail(to, nameOfSite(await core.settings.read())));
  });
}

/** Goes to the old address, because the new one may be a thief's. */
export function noticeAddressChange(core: Core, to: Recipient, newEmail: string): void {
  core.background.run('send notice of new address', async () => {
    await core.mailer.send(addressChangedMail(to, nameOfSite(await core.settings.read()), newEmail));
  });
}
