import type { Core } from '../../core.ts';
import type { Actor } from '../../identity/actor.ts';
import { accountRepository } from '../../people/account-repository.ts';
import { monthStart, type PlanLimits } from '../../plans/plan-limits.ts';
import { mayManageTeam } from '../../plans/policies.ts';
import { readPlanLimits } from '../../plans/read-plans.ts';
import { readStorage, type StorageUse } from '../../quota/storage-room.ts';
import { videoRepository } from '../state/video-repository.ts';

export interface LimitsInUse extends PlanLimits {
  videosUsed: number;
  /** Infinite where they are unlimited. */
  videosLeft: number;
  canManageTeamMembers: boolean;
  storage: StorageUse;
}

/** Who is let in can always be put out. */
const hasMembers = async (core: Core, { accountId }: Actor) => accountRepository.hasMembers(core.db.queries, accountId);

/** What the plans of the actor's account allow, and what is left of it this month. */
export async function readLimits(core: Core, actor: Actor): Promise<LimitsInUse> {
  const limits = await readPlanLimits(core, actor);
  const since = monthStart(core.clock.now());
  const videosUsed = await videoRepository.countStartedSince(core.db.queries, actor.accountId, since);
  return {
    ...limits,
    videosUsed,
    videosLeft: Math.max(0, limits.videosPerMonth - videosUsed),
    canManageTeamMembers: mayManageTeam(actor) && (limits.isTeamEnabled || (await hasMembers(core, actor))),
    storage: await readStorage(core, actor),
  };
}
