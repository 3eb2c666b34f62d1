import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { writeMail } from '../mails/write-mail.ts';
import { addressChangedMail, passwordChangedMail, type Recipient, readSiteName } from './account-mails.ts';

interface NoticedUser extends Recipient {
  id: string;
}

/** Tells people that their password was changed, in case it was not them. */
export async function noticePasswordChange(core: Core, tx: Transaction, to: NoticedUser): Promise<void> {
  await writeMail(core, tx, passwordChangedMail(to, await readSiteName(tx)), { userId: to.id });
}

/** Goes to the old address, because the new one may be a thief's. */
export async function noticeAddressChange(
  core: Core,
  tx: Transaction,
  to: NoticedUser,
  newEmail: string,
): Promise<void> {
  await writeMail(core, tx, addressChangedMail(to, await readSiteName(tx), newEmail), { userId: to.id });
}
