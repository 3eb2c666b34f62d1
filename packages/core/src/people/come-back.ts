import { recordAudit } from '../audit/record-audit.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import type { Caller } from '../identity/caller.ts';
import { writeMail } from '../mails/write-mail.ts';
import { accountKeptMail, readSiteName } from './account-mails.ts';
import { type UserRow, userRepository } from './user-repository.ts';

/** Whoever asked for the deletion of their account and signs in before it is erased keeps it. */
export async function comeBack(core: Core, tx: Transaction, user: UserRow, caller: Caller): Promise<void> {
  if (!(await userRepository.stay(tx, user.id))) return;
  const about = { actorId: user.id, subjectType: 'user', subjectId: user.id, ip: caller.ip } as const;
  await recordAudit(core, tx, { ...about, action: 'user.return' });
  await writeMail(core, tx, accountKeptMail(user, await readSiteName(tx)), { userId: user.id });
}
