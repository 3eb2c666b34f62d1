import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { mayManageTeam } from '../plans/may-manage-team.ts';
import { type LimitsInUse, readLimits } from '../plans/read-limits.ts';
import { type Member, teamRepository } from './team-repository.ts';

/** Policy: owners and team admins, where the plan has a team. Answers the limits, which most callers need next. */
export async function assertManagesTeam(core: Core, actor: Actor): Promise<LimitsInUse> {
  const limits = await readLimits(core, actor);
  if (!limits.isTeamEnabled) throw new AppError('team_plan_required');
  if (!mayManageTeam(actor, limits)) throw new AppError('forbidden');
  return limits;
}

/** A member of the actor's own account, whom the actor may change. */
export async function findOwnMember(core: Core, actor: Actor, memberId: string): Promise<Member> {
  const member = await teamRepository.find(core.db.queries, actor.accountId, memberId);
  if (!member) throw new AppError('not_found');
  if (member.id === actor.userId) {
    throw new AppError('forbidden', { message: 'Somebody else has to change your own place in the team.' });
  }
  return member;
}
