import type { AuditAction } from '@herald/contract/audit-actions';
import { memberStatuses, teamRoles } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { mayManageTeam } from '../plans/policies.ts';
import { readPlanLimits } from '../plans/read-plans.ts';
import { readSeats, readTeamLimits } from './own-team.ts';
import { assertMayManageTeam } from './policies.ts';
import { type Member, teamRepository } from './team-repository.ts';

/** Who manages the team sees every seat. The others see their colleagues, and not when these were here. */
export async function listTeam(core: Core, actor: Actor): Promise<Member[]> {
  const limits = await readPlanLimits(core, actor);
  if (actor.accountRole === 'owner') assertMayManageTeam(actor, limits);
  if (mayManageTeam(actor, limits)) return readSeats(core.db.queries, actor.accountId);
  const members = await teamRepository.list(core.db.queries, actor.accountId);
  return members.filter(({ status }) => status === 'active').map((member) => ({ ...member, lastLoginAt: null }));
}

export interface TeamStatistics {
  total: number;
  limit: number;
  sendsMail: boolean;
  byRole: Record<Member['role'], number>;
  byStatus: Record<Member['status'], number>;
}

export async function readTeamStatistics(core: Core, actor: Actor): Promise<TeamStatistics> {
  const { teamMembersMax } = await readTeamLimits(core, actor);
  const members = await readSeats(core.db.queries, actor.accountId);
  return {
    total: members.length,
    limit: teamMembersMax,
    sendsMail: core.mailer.hasTransport,
    byRole: countBy(
      teamRoles,
      members.map(({ role }) => role),
    ),
    byStatus: countBy(
      memberStatuses,
      members.map(({ status }) => status),
    ),
  };
}

function countBy<Kind extends string>(kinds: readonly Kind[], found: Kind[]): Record<Kind, number> {
  const counts = kinds.map((kind) => [kind, found.filter((one) => one === kind).length]);
  return Object.fromEntries(counts) as Record<Kind, number>;
}

export interface TeamActivityEntry {
  id: string;
  actorName: string;
  action: AuditAction | 'video.start';
  subject: string;
  /** How many more things changed together with the subject. */
  others: number;
  createdAt: Date;
}

const SHOWN_ENTRIES = 100;

/** The latest actions in the account, newest first. */
export async function readTeamActivity(core: Core, actor: Actor): Promise<TeamActivityEntry[]> {
  await readTeamLimits(core, actor);
  const [changes, ordered] = await Promise.all([
    teamRepository.activity(core.db.queries, actor.accountId),
    teamRepository.recentVideos(core.db.queries, actor.accountId),
  ]);
  const entries = [
    ...changes.map(({ details, ...change }) => ({
      ...change,
      subject: typeof details.name === 'string' ? details.name : '',
      others: typeof details.others === 'number' ? details.others : 0,
    })),
    ...ordered.map((video) => ({ ...video, action: 'video.start' as const, others: 0 })),
  ];
  return entries
    .map((entry) => ({ ...entry, actorName: entry.actorName ?? 'A former member' }))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, SHOWN_ENTRIES);
}
