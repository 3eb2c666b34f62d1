import type { UserLimits } from '@herald/contract';
import type { LimitsInUse } from '@herald/core/videos';

export function presentLimits(limits: LimitsInUse): UserLimits {
  return {
    can_manage_team_members: limits.canManageTeamMembers,
    video_seconds: limits.videoSeconds,
    script_characters: limits.scriptCharacters,
    videos_per_month: limits.videosPerMonth,
    videos_used: limits.videosUsed,
    videos_left: limits.videosLeft,
    team_members_limit: limits.teamMembersMax,
    sites_limit: limits.sitesMax,
    storage_used_bytes: limits.storage.usedBytes,
    storage_limit_bytes: Number.isFinite(limits.storage.limitBytes) ? limits.storage.limitBytes : null,
  };
}
