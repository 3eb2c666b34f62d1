import { countAttempt } from '../attempts/count-attempt.ts';
import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import { accountRepository } from '../people/account-repository.ts';
import { userRepository } from '../people/user-repository.ts';
import { hashSecretToken } from '../runtime/secret-token.ts';
import { teamRepository } from './team-repository.ts';

export interface InvitationLink {
  email: string;
  token: string;
}

export interface Invitation {
  accountName: string;
  name: string;
  needsPassword: boolean;
}

export async function readInvitation(core: Core, link: InvitationLink, caller: Caller): Promise<Invitation> {
  await countAttempt(core, { kind: 'acceptInvitation', ip: caller.ip });
  const { accountId, name, needsPassword } = await findInvitation(core, core.db.queries, link);
  return { accountName: await accountRepository.ownerName(core.db.queries, accountId), name, needsPassword };
}

/** Makes the invited person an active member; the link proves that the address is theirs. */
export async function acceptInvitation(
  core: Core,
  { password, ...link }: InvitationLink & { password?: string | undefined },
  caller: Caller,
): Promise<void> {
  await countAttempt(core, { kind: 'acceptInvitation', ip: caller.ip });
  const passwordHash = password === undefined ? undefined : await core.passwords.hash(password);
  await core.db.transaction('accept invitation', async (tx) => {
    const invitation = await findInvitation(core, tx, link);
    const { userId, needsPassword } = invitation;
    if (needsPassword && !passwordHash) throw fieldError('password', 'Please choose a password.');
    const changes = { emailVerifiedAt: core.clock.now(), ...(needsPassword && passwordHash && { passwordHash }) };
    await userRepository.update(tx, userId, changes);
    await teamRepository.update(tx, invitation, { status: 'active', isManaged: false });
    await teamRepository.removeInvitations(tx, invitation);
    if (needsPassword) await recordActivity(core, tx, { userId, action: 'password_changed', caller });
  });
}

async function findInvitation(core: Core, db: Queryable, { email, token }: InvitationLink) {
  const found = await teamRepository.findInvitation(db, { hash: hashSecretToken(token), email }, core.clock.now());
  if (!found) throw new AppError('invitation_invalid');
  return found;
}
