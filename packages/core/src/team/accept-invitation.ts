import { countAttempt } from '../attempts/count-attempt.ts';
import { recordActivity } from '../audit/record-activity.ts';
import type { Core } from '../core.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { accountRepository } from '../people/account-repository.ts';
import { createUser } from '../people/create-user.ts';
import { assertGoodPassword } from '../people/password-rules.ts';
import { noticePasswordChange } from '../people/send-notice.ts';
import { sessionRepository } from '../people/session-repository.ts';
import { type UserRow, userRepository } from '../people/user-repository.ts';
import { hashSecretToken } from '../runtime/secret-token.ts';
import { type Invitation, invitationRepository } from './invitation-repository.ts';
import { mustChoosePassword } from './policies.ts';
import { teamRepository } from './team-repository.ts';

export interface InvitationLink {
  email: string;
  token: string;
}

export interface InvitationToRead {
  accountName: string;
  name: string;
  needsPassword: boolean;
}

export async function readInvitation(
  core: Core,
  link: InvitationLink,
  { actor, caller }: { actor: Actor | undefined; caller: Caller },
): Promise<InvitationToRead> {
  await countAttempt(core, { kind: 'acceptInvitation', ip: caller.ip });
  const { accountId, name, email } = await findInvitation(core, core.db.queries, link);
  const needsPassword = mustChoosePassword(await userRepository.findByEmail(core.db.queries, email), actor);
  return { accountName: await accountRepository.ownerName(core.db.queries, accountId), name, needsPassword };
}

/** Makes the invited person an active member; the link proves that the address is theirs. */
export async function acceptInvitation(
  core: Core,
  { password, ...link }: InvitationLink & { password?: string | undefined },
  { actor, caller }: { actor: Actor | undefined; caller: Caller },
): Promise<void> {
  await countAttempt(core, { kind: 'acceptInvitation', ip: caller.ip });
  const passwordHash = password === undefined ? undefined : await core.passwords.hash(password);
  const settings = await core.settings.read();
  const known = await core.db.transaction('accept invitation', async (tx) => {
    const invitation = await findInvitation(core, tx, link);
    await accountRepository.hold(tx, invitation.accountId);
    // Of two requests with one link, only one removes it.
    if (!(await invitationRepository.remove(tx, invitation))) throw new AppError('invitation_invalid');
    // Held: the account that manages this person must not give them another address meanwhile.
    const user = await userRepository.holdByEmail(tx, invitation.email);
    const needsPassword = mustChoosePassword(user, actor);
    if (needsPassword && !passwordHash) throw fieldError('password', 'Please choose a password.');
    if (needsPassword && password) assertGoodPassword(password, invitation, settings);
    const ownPassword = needsPassword ? passwordHash : undefined;
    const userId = user
      ? await proveAddress(core, tx, user, ownPassword)
      : await createInvited(core, tx, { invitation, passwordHash: ownPassword, planSlug: settings.default_plan });
    await join(core, tx, { invitation, userId });
    if (needsPassword) await recordActivity(core, tx, { userId, action: 'password_changed', caller });
    return needsPassword ? user : undefined;
  });
  if (known) noticePasswordChange(core, known);
}

async function findInvitation(core: Core, db: Queryable, { email, token }: InvitationLink): Promise<Invitation> {
  const link = { hash: hashSecretToken(token), email };
  const found = await invitationRepository.findByLink(db, link, core.clock.now());
  if (!found) throw new AppError('invitation_invalid');
  return found;
}

/** From here on the person alone decides about name, address and password. */
async function proveAddress(
  core: Core,
  tx: Transaction,
  { id }: UserRow,
  passwordHash: string | undefined,
): Promise<string> {
  const ownPassword = passwordHash && { passwordHash, hasOwnPassword: true };
  await userRepository.update(tx, id, { emailVerifiedAt: core.clock.now(), ...ownPassword });
  await accountRepository.endManagement(tx, id);
  if (passwordHash) await sessionRepository.removeAll(tx, id);
  return id;
}

interface InvitedUser {
  invitation: Invitation;
  passwordHash: string | undefined;
  planSlug: string;
}

function createInvited(core: Core, tx: Transaction, { invitation, passwordHash, planSlug }: InvitedUser) {
  if (!passwordHash) throw new AppError('internal');
  const { name, email } = invitation;
  const person = { name, email, passwordHash, role: 'user', isEmailVerified: true } as const;
  return createUser(core, tx, { ...person, planSlugs: [planSlug] });
}

async function join(
  core: Core,
  tx: Transaction,
  { invitation: { accountId, role }, userId }: { invitation: Invitation; userId: string },
): Promise<void> {
  await teamRepository.insert(tx, { accountId, userId, role, status: 'active', createdAt: core.clock.now() });
}
