import type { JoinStep } from '@herald/contract/endpoints/team';
import { type MemberStatus, type TeamRole, teamRoles } from '@herald/contract/statuses';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { UserRow } from '../people/user-repository.ts';
import type { PlanLimits } from '../plans/plan-limits.ts';
import { mayManageTeam } from '../plans/policies.ts';
import type { Invitation } from './invitation-repository.ts';
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

/** A person who may do less than before is signed out of the account, so that nothing open offers what is refused. */
export function losesRights(
  before: Pick<Member, 'role' | 'status'>,
  { role = before.role, status = before.status }: { role?: TeamRole | undefined; status?: MemberStatus | undefined },
): boolean {
  return status === 'inactive' || teamRoles.indexOf(role) < teamRoles.indexOf(before.role);
}

export interface PersonChanges {
  name?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
}

/** A member who looks after their own sign-in is the only one to change it, and an invitation stays as it was sent. */
export function assertMayChangePerson(
  member: Pick<Member, 'name' | 'email' | 'isManaged' | 'status'>,
  { name, email, password }: PersonChanges,
): void {
  const isSame = (name ?? member.name) === member.name && (email ?? member.email) === member.email;
  if (member.isManaged || (isSame && password === undefined)) return;
  if (member.status === 'pending') {
    throw new AppError('conflict', { message: 'To change an invitation, remove it and invite the person again.' });
  }
  throw new AppError('forbidden', { message: 'This person looks after their own name, email and password.' });
}

/**
 * A mailed link proves the address. Its person chooses a password, unless the address belongs to a user whose password
 * nobody else can know: it was proved, or its user is signed in while they open the link, and nobody typed the password
 * for them. A link that the team saw proves nothing, so only the signed-in user of that address joins with it.
 */
export function stepBeforeJoining(
  { isMailed }: Pick<Invitation, 'isMailed'>,
  user: Pick<UserRow, 'id' | 'hasOwnPassword' | 'emailVerifiedAt'> | undefined,
  actor: Pick<Actor, 'userId' | 'impersonator'> | undefined,
): JoinStep {
  const isSignedIn = user !== undefined && actor?.userId === user.id && actor.impersonator === null;
  if (!isMailed && user && !isSignedIn) return 'sign_in';
  const isNobodyElses = user?.hasOwnPassword && (isSignedIn || user.emailVerifiedAt !== null);
  return isNobodyElses ? 'none' : 'choose_password';
}
