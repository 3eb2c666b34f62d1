import { errorTable, type TeamRole } from '@herald/contract';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { accountRepository } from '../people/account-repository.ts';
import { createUser } from '../people/create-user.ts';
import { sendVerification } from '../people/send-verification.ts';
import { userRepository } from '../people/user-repository.ts';
import { newSecretToken } from '../runtime/secret-token.ts';
import { readTeamLimits } from './own-team.ts';
import { recordTeamChange } from './record-team-change.ts';
import { sendInvitation } from './send-invitation.ts';
import { type Member, teamRepository } from './team-repository.ts';

export interface NewMember {
  name: string;
  email: string;
  role: TeamRole;
  /** Without one, they get an invitation and choose their own. */
  password?: string;
}

/** Adds a person to the actor's account: at once with a typed password, or pending until they accept an invitation. */
export async function addMember(core: Core, actor: Actor, wish: NewMember, caller: Caller): Promise<Member> {
  const { teamMembersMax } = await readTeamLimits(core, actor);
  const passwordHash = await core.passwords.hash(wish.password ?? newSecretToken(core.random));
  const { default_plan } = await core.settings.read();
  const member = await core.db.transaction('add team member', async (tx) => {
    await accountRepository.hold(tx, actor.accountId);
    if ((await teamRepository.count(tx, actor.accountId)) >= teamMembersMax) throw new AppError('team_full');
    const known = await userRepository.findByEmail(tx, wish.email);
    if (known && wish.password !== undefined) throw emailTaken();
    const person = { ...wish, passwordHash, role: 'user' as const, planSlugs: [default_plan] };
    const userId = known?.id ?? (await createUser(core, tx, person));
    return join(core, tx, { actor, wish, userId, isManaged: !known, caller });
  });
  if (wish.password === undefined) core.background.run('send invitation', () => sendInvitation(core, actor, member));
  else if (core.mailer.hasTransport) {
    core.background.run('send confirmation mail', () => sendVerification(core, { ...member, userId: member.id }));
  }
  return member;
}

interface Joining {
  actor: Actor;
  wish: NewMember;
  userId: string;
  isManaged: boolean;
  caller: Caller;
}

async function join(core: Core, tx: Transaction, { actor, wish, userId, isManaged, caller }: Joining): Promise<Member> {
  const { accountId } = actor;
  const isNew =
    userId !== actor.accountOwnerId &&
    (await teamRepository.insert(tx, {
      accountId,
      userId,
      role: wish.role,
      status: wish.password === undefined ? 'pending' : 'active',
      isManaged,
      createdAt: core.clock.now(),
    }));
  const member = isNew ? await teamRepository.find(tx, accountId, userId) : undefined;
  if (!member) throw new AppError('conflict', { message: 'This person is in your team already.' });
  await recordTeamChange(core, tx, { actor, member, action: 'team.member_added', caller });
  return member;
}

function emailTaken(): AppError {
  const text = `${errorTable.email_taken.text} Send an invitation instead.`;
  return new AppError('email_taken', { message: text, errors: { email: [text] } });
}
