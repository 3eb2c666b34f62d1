import type { TeamRole } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { changeAddressOfOther } from '../people/change-address.ts';
import { assertGoodPassword } from '../people/password-rules.ts';
import { endPasswordLinks } from '../people/prove-address.ts';
import { noticePasswordChange } from '../people/send-notice.ts';
import { sessionRepository } from '../people/session-repository.ts';
import { userRepository } from '../people/user-repository.ts';
import { invitationRepository } from './invitation-repository.ts';
import { findSeat, getMemberToChange } from './own-team.ts';
import { assertMayChangePerson, losesRights, type PersonChanges } from './policies.ts';
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
  const { accountId } = actor;
  const known = await getMemberToChange(core, actor, id);
  assertMayChangePerson(known, changes);
  if (changes.password !== undefined) {
    const person = { name: changes.name ?? known.name, email: changes.email ?? known.email };
    assertGoodPassword(changes.password, person, await core.settings.read());
  }
  const passwordHash = changes.password === undefined ? undefined : await core.passwords.hash(changes.password);
  return core.db.transaction('update team member', async (tx) => {
    // Held before it is asked again: an invitation accepted meanwhile ends the right to change the person.
    await userRepository.hold(tx, id);
    const before = await readSeat(tx, accountId, id);
    assertMayChangePerson(before, changes);
    await assertNoAdministrator(tx, id, changes);
    await changePerson(core, tx, before, { ...changes, passwordHash });
    await changePlace(tx, accountId, before, changes);
    const after = await readSeat(tx, accountId, id);
    await recordTeamChange(core, tx, { actor, member: after, action: 'member.update', caller });
    if (passwordHash !== undefined) await noticePasswordChange(core, tx, before);
    return after;
  });
}

/** Policy: no team decides about the sign-in of an administrator. */
async function assertNoAdministrator(tx: Transaction, id: string, { email, password }: PersonChanges): Promise<void> {
  if (email === undefined && password === undefined) return;
  const user = await userRepository.findById(tx, id);
  if (user?.role === 'admin') throw new AppError('forbidden');
}

async function readSeat(tx: Transaction, accountId: string, id: string): Promise<Member> {
  const member = await findSeat(tx, accountId, id);
  if (!member) throw new AppError('not_found');
  return member;
}

async function changePerson(
  core: Core,
  tx: Transaction,
  member: Member,
  { name, email, passwordHash }: Omit<PersonChanges, 'password'> & { passwordHash: string | undefined },
): Promise<void> {
  if (!member.isManaged) return;
  const isNewAddress = email !== undefined && email !== member.email;
  const person = {
    ...(name !== undefined && { name }),
    ...(passwordHash !== undefined && { passwordHash, hasOwnPassword: false }),
  };
  if (Object.keys(person).length > 0) await userRepository.update(tx, member.id, person);
  if (passwordHash !== undefined) {
    await sessionRepository.removeAll(tx, member.id);
    await endPasswordLinks(tx, member.id);
  }
  if (isNewAddress) await changeAddressOfOther(core, tx, { user: member, email, name: name ?? member.name });
}

async function changePlace(
  tx: Transaction,
  accountId: string,
  before: Member,
  { role, status }: MemberChanges,
): Promise<void> {
  const { id, status: oldStatus } = before;
  // A pending member becomes active only by accepting the invitation.
  if (oldStatus === 'pending') {
    if (role !== undefined) await invitationRepository.update(tx, { accountId, id }, { role });
    return;
  }
  const place = { accountId, userId: id };
  if (role !== undefined || status !== undefined) {
    await teamRepository.update(tx, place, { ...(role && { role }), ...(status && { status }) });
  }
  if (losesRights(before, { role, status })) await teamRepository.endSessions(tx, place);
}
