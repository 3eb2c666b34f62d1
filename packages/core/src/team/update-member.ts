import { errorTable, type TeamRole } from '@herald/contract';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { sessionRepository } from '../people/session-repository.ts';
import { userRepository } from '../people/user-repository.ts';
import { getMemberToChange } from './own-team.ts';
import { assertMayChangePerson, type PersonChanges } from './policies.ts';
import { recordTeamChange } from './record-team-change.ts';
import { type Member, teamRepository } from './team-repository.ts';

export interface MemberChanges extends PersonChanges {
  role?: TeamRole | undefined;
  status?: 'active' | 'inactive' | undefined;
}

/** Changes a member of the actor's account. */
export async function updateMember(
  core: Core,
  actor: Actor,
  { id, ...changes }: MemberChanges & { id: string },
  caller: Caller,
): Promise<Member> {
  const member = await getMemberToChange(core, actor, id);
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

async function changePerson(
  tx: Transaction,
  member: Member,
  { name, email, passwordHash }: Omit<PersonChanges, 'password'> & { passwordHash: string | undefined },
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
  tx: Transaction,
  accountId: string,
  member: Member,
  { role, status }: MemberChanges,
): Promise<void> {
  // A pending member becomes active only by accepting the invitation.
  const newStatus = member.status === 'pending' ? undefined : status;
  const place = { accountId, userId: member.id };
  if (role !== undefined || newStatus !== undefined) {
    await teamRepository.update(tx, place, { ...(role && { role }), ...(newStatus && { status: newStatus }) });
  }
  if (newStatus === 'inactive') await teamRepository.endSessions(tx, place);
}
