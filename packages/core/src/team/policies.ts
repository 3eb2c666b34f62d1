import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { PlanLimits } from '../plans/plan-limits.ts';
import { mayManageTeam } from '../plans/policies.ts';
import type { Member } from './team-repository.ts';

/** Owners and team admins may manage the team, where the plan has one. */
export function assertMayManageTeam(
  actor: Pick<Actor, 'accountRole'>,
  limits: Pick<PlanLimits, 'isTeamEnabled'>,
): void {
  if (!limits.isTeamEnabled) throw new AppError('team_plan_required');
  if (!mayManageTeam(actor, limits)) throw new AppError('forbidden');
}

/** Nobody may change their own place in the team. */
export function assertMayChangeMember({ userId }: Pick<Actor, 'userId'>, { id }: Pick<Member, 'id'>): void {
  if (id === userId) {
    throw new AppError('forbidden', { message: 'Ask another team admin to change your own place in the team.' });
  }
}

export interface PersonChanges {
  name?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
}

/** A member who chose their own password is the only one to change their name, address and password. */
export function assertMayChangePerson(
  member: Pick<Member, 'name' | 'email' | 'isManaged' | 'status'>,
  { name, email, password }: PersonChanges,
): void {
  const isSame = (name ?? member.name) === member.name && (email ?? member.email) === member.email;
  if (!member.isManaged && (!isSame || password !== undefined)) {
    throw new AppError('forbidden', { message: 'This person looks after their own name, email and password.' });
  }
  if (member.status === 'pending' && password !== undefined) {
    throw new AppError('conflict', { message: 'This person chooses a password with the invitation.' });
  }
}
