import type { UserLimits } from '@herald/contract/endpoints/user';
import type { LimitsInUse } from '@herald/core/videos';

/** Empty where there is no limit, which JSON has no number for. */
export const presentLimit = (limit: number): number | null => (Number.isFinite(limit) ? limit : null);

export function presentLimits(limits: LimitsInUse): UserLimits {
  return {
    can_manage_team_members: limits.canManageTeamMembers,
    video_seconds: limits.videoSeconds,
    video_seconds_set_by: limits.lengthSetBy,
    script_characters: limits.scriptCharacters,
    videos_per_month: presentLimit(limits.videosPerMonth),
    videos_per_month_set_by: limits.videosSetBy,
    videos_used: limits.videosUsed,
    videos_left: presentLimit(limits.videosLeft),
    team_members_limit: limits.teamMembersMax,
    sites_limit: limits.sitesMax,
    storage_used_bytes: limits.storage.usedBytes,
    storage_limit_bytes: presentLimit(limits.storage.limitBytes),
  };
}
