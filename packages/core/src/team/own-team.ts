import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { assertActsForThemselves } from '../identity/policies.ts';
import type { PlanLimits } from '../plans/plan-limits.ts';
import { readPlanLimits } from '../plans/read-plans.ts';
import { invitationRepository } from './invitation-repository.ts';
import { assertMayChangeMember, assertMayManageTeam } from './policies.ts';
import { type Member, teamRepository } from './team-repository.ts';

/** The plan's limits, once it is clear that the actor may manage the team. */
export async function readTeamLimits(core: Core, actor: Actor): Promise<PlanLimits> {
  const limits = await readPlanLimits(core, actor);
  assertMayManageTeam(actor, limits);
  return limits;
}

/** A member of the actor's account whom the actor may change. Who is in a team outlives the visit of an administrator. */
export async function getMemberToChange(core: Core, actor: Actor, memberId: string): Promise<Member> {
  assertActsForThemselves(actor);
  await readTeamLimits(core, actor);
  const member = await findSeat(core.db.queries, actor.accountId, memberId);
  if (!member) throw new AppError('not_found');
  assertMayChangeMember(actor, member);
  return member;
}

/** Everybody with a seat: who has joined and who is invited. */
export async function readSeats(db: Queryable, accountId: string): Promise<Member[]> {
  const joined = await teamRepository.list(db, accountId);
  const invited = await invitationRepository.list(db, accountId);
  return [...joined, ...invited].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** A person or an invitation in the account, by id. */
export async function findSeat(db: Queryable, accountId: string, id: string): Promise<Member | undefined> {
  return (await teamRepository.find(db, accountId, id)) ?? invitationRepository.find(db, accountId, id);
}
