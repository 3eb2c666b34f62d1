import type { JoinStep } from '@herald/contract/endpoints/team';
import type { TeamRole } from '@herald/contract/statuses';
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
import { proveAddress } from '../people/prove-address.ts';
import { noticePasswordChange } from '../people/send-notice.ts';
import { type SignedIn, signedIn } from '../people/signed-in.ts';
import { moveSession } from '../people/switch-account.ts';
import { type UserRow, userRepository } from '../people/user-repository.ts';
import { hashSecretToken } from '../runtime/secret-token.ts';
import { type Invitation, invitationRepository } from './invitation-repository.ts';
import { stepBeforeJoining } from './policies.ts';
import { teamRepository } from './team-repository.ts';

export interface InvitationLink {
  email: string;
  token: string;
}

export interface InvitationToRead {
  accountName: string;
  name: string;
  role: TeamRole;
  step: JoinStep;
}

interface Joining {
  actor: Actor | undefined;
  caller: Caller;
}

export async function readInvitation(
  core: Core,
  link: InvitationLink,
  { actor, caller }: Joining,
): Promise<InvitationToRead> {
  await countAttempt(core, { kind: 'acceptInvitation', ip: caller.ip });
  const invitation = await findInvitation(core, core.db.queries, link);
  const { accountId, name, email, role } = invitation;
  const step = stepBeforeJoining(invitation, await userRepository.findByEmail(core.db.queries, email), actor);
  return { accountName: await accountRepository.ownerName(core.db.queries, accountId), name, role, step };
}

/** Makes the invited person an active member. Whoever is signed in as that person goes on in the team's account. */
export async function acceptInvitation(
  core: Core,
  { password, ...link }: InvitationLink & { password?: string | undefined },
  { actor, caller }: Joining,
): Promise<SignedIn | undefined> {
  await countAttempt(core, { kind: 'acceptInvitation', ip: caller.ip });
  const passwordHash = password === undefined ? undefined : await core.passwords.hash(password);
  const settings = await core.settings.read();
  const newToken = await core.db.transaction('accept invitation', async (tx) => {
    const invitation = await findInvitation(core, tx, link);
    await accountRepository.hold(tx, invitation.accountId);
    await assertTeamIsOpen(core, tx, invitation);
    // Of two requests with one link, only one removes it.
    if (!(await invitationRepository.remove(tx, invitation))) throw new AppError('invitation_invalid');
    // Held: the account that manages this person must not give them another address meanwhile.
    const user = await userRepository.holdByEmail(tx, invitation.email);
    const step = stepBeforeJoining(invitation, user, actor);
    if (step === 'sign_in') throw new AppError('forbidden', { message: `Sign in as ${invitation.email} to join.` });
    const isChoosing = step === 'choose_password';
    if (isChoosing && !passwordHash) throw fieldError('password', 'Please choose a password.');
    if (isChoosing && password) assertGoodPassword(password, invitation, settings);
    const ownPassword = isChoosing ? passwordHash : undefined;
    const isSignedIn = user !== undefined && actor?.userId === user.id && actor.impersonator === null;
    const keptSession = isSignedIn && !isChoosing ? actor.sessionHash : undefined;
    const userId = user
      ? await takeOver(core, tx, { user, invitation, passwordHash: ownPassword, keptSession, caller })
      : await createInvited(core, tx, { invitation, passwordHash: ownPassword, planSlug: settings.default_plan });
    await join(core, tx, { invitation, userId });
    if (isChoosing) {
      await recordActivity(core, tx, { userId, action: 'password.change', caller });
      if (user) await noticePasswordChange(core, tx, user);
      return undefined;
    }
    return actor && keptSession ? moveSession(core, tx, actor, invitation.accountId) : undefined;
  });
  return newToken === undefined ? undefined : signedIn(core, newToken);
}

async function findInvitation(core: Core, db: Queryable, { email, token }: InvitationLink): Promise<Invitation> {
  const link = { hash: hashSecretToken(token), email };
  const found = await invitationRepository.findByLink(db, link, core.clock.now());
  if (!found) throw new AppError('invitation_invalid');
  return found;
}

async function assertTeamIsOpen(core: Core, tx: Transaction, { accountId }: Invitation): Promise<void> {
  if (await accountRepository.hasTeam(tx, accountId, core.clock.now())) return;
  const owner = await accountRepository.ownerName(tx, accountId);
  const message = `The plan of ${owner} has no team at the moment, so nobody can join. The invitation works again when it has one.`;
  throw new AppError('conflict', { message });
}

interface KnownUser {
  user: UserRow;
  invitation: Invitation;
  passwordHash: string | undefined;
  keptSession: string | undefined;
  caller: Caller;
}

/**
 * From here on the person alone decides about name, address and password. A link that passed through other hands proves
 * nothing: then it is their session that shows who they are, or the address is nobody's yet.
 */
async function takeOver(core: Core, tx: Transaction, known: KnownUser): Promise<string> {
  const { user, invitation, passwordHash, keptSession, caller } = known;
  const { isMailed } = invitation;
  if (passwordHash) await userRepository.update(tx, user.id, { passwordHash });
  if (isMailed || passwordHash) {
    const by = passwordHash ? 'reset' : 'confirmation';
    await proveAddress(core, tx, { user, by, isMailed, keptSession, caller });
  } else {
    await accountRepository.endManagement(tx, user.id);
  }
  return user.id;
}

interface InvitedUser {
  invitation: Invitation;
  passwordHash: string | undefined;
  planSlug: string;
}

function createInvited(core: Core, tx: Transaction, { invitation, passwordHash, planSlug }: InvitedUser) {
  if (!passwordHash) throw new AppError('internal');
  const { name, email, isMailed } = invitation;
  const person = { name, email, passwordHash, role: 'user', isEmailVerified: isMailed } as const;
  return createUser(core, tx, { ...person, planSlugs: [planSlug] });
}

async function join(
  core: Core,
  tx: Transaction,
  { invitation: { accountId, role }, userId }: { invitation: Invitation; userId: string },
): Promise<void> {
  await teamRepository.insert(tx, { accountId, userId, role, status: 'active', createdAt: core.clock.now() });
  await userRepository.update(tx, userId, { lastAccountId: accountId });
}
