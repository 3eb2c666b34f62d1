import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { videoRepository } from '../videos/video-repository.ts';
import { mayManageTeam } from './may-manage-team.ts';
import { bestLimits, monthStart, type PlanLimits } from './plan-limits.ts';
import { planRepository } from './plan-repository.ts';

export interface LimitsInUse extends PlanLimits {
  videosUsed: number;
  videosLeft: number;
  canManageTeamMembers: boolean;
}

/** What the plans of the account the actor acts in allow, and what is left this month. */
export async function readLimits(core: Core, actor: Actor): Promise<LimitsInUse> {
  const now = core.clock.now();
  const granted = await planRepository.grantedTo(core.db.queries, actor.accountOwnerId, now);
  const limits = bestLimits(
    granted.filter((plan) => plan.isInForce),
    await core.settings.read(),
  );
  const videosUsed = await videoRepository.countStartedSince(core.db.queries, actor.accountId, monthStart(now));
  return {
    ...limits,
    videosUsed,
    videosLeft: Math.max(0, limits.videosPerMonth - videosUsed),
    canManageTeamMembers: mayManageTeam(actor, limits),
  };
}
