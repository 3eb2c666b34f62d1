import { recordActivity } from '../audit/record-activity.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import type { Caller } from '../identity/caller.ts';
import { writeMail } from '../mails/write-mail.ts';
import { accountKeptMail, readSiteName } from './account-mails.ts';
import { type UserRow, userRepository } from './user-repository.ts';

/** Whoever asked for the deletion of their account and signs in before it is erased keeps it. Returns whether that is so. */
export async function comeBack(core: Core, tx: Transaction, user: UserRow, caller: Caller): Promise<boolean> {
  if (!(await userRepository.stay(tx, user.id))) return false;
  const about = { actorId: user.id, subjectType: 'user', subjectId: user.id, ip: caller.ip } as const;
  await recordAudit(core, tx, { ...about, action: 'user.return' });
  await recordActivity(core, tx, { userId: user.id, action: 'account.keep', caller });
  await writeMail(core, tx, accountKeptMail(user, await readSiteName(tx)), { userId: user.id });
  return true;
}
