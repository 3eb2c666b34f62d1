import type { JoinStep } from '@herald/contract/endpoints/team';
import { type MemberStatus, type TeamRole, teamRoles } from '@herald/contract/statuses';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { UserRow } from '../people/user-repository.ts';
import type { PlanLimits } from '../plans/plan-limits.ts';
import { mayManageTeam } from '../plans/policies.ts';
import type { Invitation } from './invitation-repository.ts';
import type { Member } from './team-repository.ts';

/** Owners and team admins list, change and remove members, whatever the plan has become. */
export function assertMayManageTeam(actor: Pick<Actor, 'accountRole'>): void {
  if (!mayManageTeam(actor)) throw new AppError('forbidden');
}

/** New members need a plan with a team. */
export function assertMayAddMembers(
  actor: Pick<Actor, 'accountRole'>,
  { isTeamEnabled }: Pick<PlanLimits, 'isTeamEnabled'>,
): void {
  if (!isTeamEnabled) throw new AppError('team_plan_required');
  assertMayManageTeam(actor);
}

/** A team that the plan does not have is there as long as it has members. */
export function assertHasTeam({ isTeamEnabled }: Pick<PlanLimits, 'isTeamEnabled'>, seats: readonly Member[]): void {
  if (!isTeamEnabled && seats.length === 0) throw new AppError('team_plan_required');
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

/** Only the owner gives the account away. */
export function assertMayHandOver({ accountRole }: Pick<Actor, 'accountRole'>): void {
  if (accountRole !== 'owner') throw new AppError('forbidden');
}

export interface NextOwner {
  isMember: boolean;
  /** An account made their sign-in. */
  isManaged: boolean;
  /** Of their own plans, which count from then on. */
  isTeamEnabled: boolean;
  /** In the account they own now, which the owner before gets. */
  hasOwnThings: boolean;
}

/** Who becomes the owner looks after their own sign-in, keeps the team open, and leaves nothing behind for the owner before. */
export function findTakeOverObstacle(
  { name, email, status, leavesAt }: Pick<UserRow, 'name' | 'email' | 'status' | 'leavesAt'>,
  { isMember, isManaged, isTeamEnabled, hasOwnThings }: NextOwner,
): string | undefined {
  if (!isMember || status !== 'active' || leavesAt) return 'Only an active member can take over the account.';
  if (isManaged) {
    return `Nobody has confirmed yet that ${email} belongs to ${name}. Ask them to choose their own password with “Forgot password?”.`;
  }
  if (!isTeamEnabled) {
    return `${name} has no plan with a team, so the team would rest. Ask the administrator for such a plan first.`;
  }
  if (hasOwnThings) {
    return `${name} has things in an account of their own, which becomes yours. Ask them to delete these first, also from the trash.`;
  }
  return undefined;
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
