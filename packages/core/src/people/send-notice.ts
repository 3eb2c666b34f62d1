import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { writeMail } from '../mails/write-mail.ts';
import {
  addressChangedMail,
  type NewDevice,
  newDeviceMail,
  passwordChangedMail,
  type Recipient,
  readSiteName,
  securityChangedMail,
} from './account-mails.ts';
import type { WhatEnded } from './prove-address.ts';

interface NoticedUser extends Recipient {
  id: string;
}

/** Tells people that their password was changed, in case it was not them. */
export async function noticePasswordChange(
  core: Core,
  tx: Transaction,
  to: NoticedUser,
  ended: WhatEnded = { passkeys: 0, hadTwoFactor: false },
): Promise<void> {
  await writeMail(core, tx, passwordChangedMail(to, await readSiteName(tx), ended), { userId: to.id });
}

/** Tells people that another way leads into their account, or one fewer, in case it was not them. */
export async function noticeSecurityChange(
  core: Core,
  tx: Transaction,
  to: NoticedUser,
  change: string,
): Promise<void> {
  await writeMail(core, tx, securityChangedMail(to, await readSiteName(tx), change), { userId: to.id });
}

/** Goes to the old address, because the new one may be a thief's; but the old mailbox may be one's too, so it names none. */
export async function noticeAddressChange(core: Core, tx: Transaction, to: NoticedUser): Promise<void> {
  await writeMail(core, tx, addressChangedMail(to, await readSiteName(tx)), { userId: to.id });
}

/** Tells people that a browser signed in which has never done so, in case it was not theirs. Later it would help nobody. */
export async function noticeNewDevice(core: Core, tx: Transaction, to: NoticedUser, device: NewDevice): Promise<void> {
  if (!core.mailer.hasTransport) return;
  await writeMail(core, tx, newDeviceMail(to, await readSiteName(tx), device), { userId: to.id });
}
