import { errorTable } from '@herald/contract/errors';
import type { TeamRole } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import { accountRepository } from '../people/account-repository.ts';
import { createUser } from '../people/create-user.ts';
import { assertGoodPassword } from '../people/password-rules.ts';
import { sendVerification } from '../people/send-verification.ts';
import { userRepository } from '../people/user-repository.ts';
import { newId } from '../runtime/new-id.ts';
import { invitationRepository } from './invitation-repository.ts';
import { findSeat, readSeats, readTeamLimits } from './own-team.ts';
import { recordTeamChange, type TeamChange } from './record-team-change.ts';
import { countInvitation, mailInvitation, newInvitationLink, type SentInvitation } from './send-invitation.ts';
import { type Member, teamRepository } from './team-repository.ts';

export interface NewMember {
  name: string;
  email: string;
  role: TeamRole;
  /** Without one, they get an invitation and choose their own. */
  password?: string;
}

export interface AddedMember {
  member: Member;
  /** Undefined for a person who got a typed password. */
  invitation: SentInvitation | undefined;
}

/** Adds a person to the actor's account: at once with a typed password, or pending until they accept an invitation. */
export async function addMember(core: Core, actor: Actor, wish: NewMember, caller: Caller): Promise<AddedMember> {
  assertActsForThemselves(actor);
  const { teamMembersMax } = await readTeamLimits(core, actor);
  const { password, ...person } = wish;
  const adding = { actor, person, teamMembersMax, caller };
  if (password === undefined) return invite(core, adding);
  return { member: await createMember(core, adding, password), invitation: undefined };
}

interface Adding {
  actor: Actor;
  person: Omit<NewMember, 'password'>;
  teamMembersMax: number;
  caller: Caller;
}

/** Makes no user: whose address it is shows only when somebody accepts. */
async function invite(core: Core, adding: Adding): Promise<AddedMember> {
  const { actor, person, caller } = adding;
  await countInvitation(core, actor, caller);
  const invitation = newInvitationLink(core, person.email);
  const member = await takeSeat(core, { ...adding, action: 'member.invite' }, async (tx) => {
    const id = newId(core);
    const row = { id, accountId: actor.accountId, ...person, ...invitation.stored, createdAt: core.clock.now() };
    await invitationRepository.insert(tx, row);
    await mailInvitation(core, tx, { ...row, accountName: actor.accountOwnerName, link: invitation.link });
    return id;
  });
  return { member, invitation: invitation.shown };
}

async function createMember(core: Core, adding: Adding, password: string): Promise<Member> {
  const { actor, person } = adding;
  const settings = await core.settings.read();
  assertGoodPassword(password, person, settings);
  const passwordHash = await core.passwords.hash(password);
  return takeSeat(core, { ...adding, action: 'member.add' }, async (tx) => {
    if (await userRepository.findByEmail(tx, person.email)) throw emailTaken();
    const { name, email, role } = person;
    const user = { name, email, passwordHash, hasOwnPassword: false, role: 'user' as const };
    const userId = await createUser(core, tx, { ...user, planSlugs: [settings.default_plan] });
    const place = { accountId: actor.accountId, userId, role, status: 'active' as const };
    await teamRepository.insert(tx, { ...place, isManaged: true, createdAt: core.clock.now() });
    if (core.mailer.hasTransport) await sendVerification(core, tx, { userId, name, email });
    return userId;
  });
}

/** Fills a free seat of the account, once per address. */
async function takeSeat(
  core: Core,
  { actor, person, teamMembersMax, caller, action }: Adding & Pick<TeamChange, 'action'>,
  fill: (tx: Transaction) => Promise<string>,
): Promise<Member> {
  const { accountId, accountOwnerId } = actor;
  return core.db.transaction('add team member', async (tx) => {
    await accountRepository.hold(tx, accountId);
    const seats = await readSeats(tx, accountId);
    if (seats.length >= teamMembersMax) throw new AppError('team_full');
    const owner = await userRepository.findById(tx, accountOwnerId);
    if ([owner, ...seats].some((one) => one?.email === person.email)) throw isThereAlready();
    const member = await findSeat(tx, accountId, await fill(tx));
    if (!member) throw new AppError('not_found');
    await recordTeamChange(core, tx, { actor, member, action, caller });
    return member;
  });
}

function isThereAlready(): AppError {
  return new AppError('conflict', { message: 'This person is in your team already.' });
}

function emailTaken(): AppError {
  const text = `${errorTable.email_taken.text} Send an invitation instead.`;
  return new AppError('email_taken', { message: text, errors: { email: [text] } });
}
