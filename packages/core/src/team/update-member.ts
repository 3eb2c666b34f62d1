import { errorTable, type TeamRole } from '@herald/contract';
import { AppError } from '../app-error.ts';
import type { Caller } from '../caller.ts';
import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import type { Actor } from '../people/actor.ts';
import { sessionRepository } from '../people/session-repository.ts';
import { userRepository } from '../people/user-repository.ts';
import { recordTeamChange } from './record-team-change.ts';
import { assertManagesTeam, findOwnMember } from './team-policy.ts';
import { type Member, teamRepository } from './team-repository.ts';

export interface MemberChanges {
  name?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  role?: TeamRole | undefined;
  status?: 'active' | 'inactive' | undefined;
}

/** Changes a member of the actor's account; whoever chose their own password keeps name, address and password to themselves. */
export async function updateMember(
  core: Core,
  actor: Actor,
  { id, ...changes }: MemberChanges & { id: string },
  caller: Caller,
): Promise<Member> {
  await assertManagesTeam(core, actor);
  const member = await findOwnMember(core, actor, id);
  assertMayChangePerson(member, changes);
  const passwordHash = changes.password === undefined ? undefined : await core.passwords.hash(changes.password);
  return core.db.transaction('update team member', async (tx) => {
    await changePerson(tx, member, { ...changes, passwordHash });
    await changePlace(tx, actor.accountId, member, changes);
    const changed = await teamRepository.find(tx, actor.accountId, id);
    if (!changed) throw new AppError('not_found');
    await recordTeamChange(core, tx, { actor, member: changed, action: 'team.member_updated', caller });
    return changed;
  });
}

function assertMayChangePerson(member: Member, { name, email, password }: MemberChanges): void {
  const isSame = (name ?? member.name) === member.name && (email ?? member.email) === member.email;
  if (!member.isManaged && (!isSame || password !== undefined)) {
    throw new AppError('forbidden', { message: 'This person looks after their own name, email and password.' });
  }
  if (member.status === 'pending' && password !== undefined) {
    throw new AppError('conflict', { message: 'This person chooses a password with the invitation.' });
  }
}

async function changePerson(
  tx: Queryable,
  member: Member,
  {
    name,
    email,
    passwordHash,
  }: { name?: string | undefined; email?: string | undefined; passwordHash?: string | undefined },
): Promise<void> {
  if (!member.isManaged) return;
  const isNewAddress = email !== undefined && email !== member.email;
  if (isNewAddress && (await userRepository.findByEmail(tx, email))) {
    throw new AppError('email_taken', { errors: { email: [errorTable.email_taken.text] } });
  }
  const person = {
    ...(name !== undefined && { name }),
    ...(isNewAddress && { email, emailVerifiedAt: null }),
    ...(passwordHash !== undefined && { passwordHash }),
  };
  if (Object.keys(person).length > 0) await userRepository.update(tx, member.id, person);
  if (passwordHash !== undefined) await sessionRepository.removeAll(tx, member.id);
}

async function changePlace(
  tx: Queryable,
  accountId: string,
  member: Member,
  { role, status }: MemberChanges,
): Promise<void> {
  // A pending member becomes active by accepting, not by somebody else's wish.
  const newStatus = member.status === 'pending' ? undefined : status;
  const place = { accountId, userId: member.id };
  if (role !== undefined || newStatus !== undefined) {
    await teamRepository.update(tx, place, { ...(role && { role }), ...(newStatus && { status: newStatus }) });
  }
  if (newStatus === 'inactive') await teamRepository.endSessions(tx, place);
}
