import { useUserLimits } from './use-user-limits.ts';

export type TeamAccess = 'checking' | 'granted' | 'refused';

/** A failure fetching limits means no access. */
export function useTeamAccess(userId: string | undefined): TeamAccess {
  const limits = useUserLimits(userId);
  if (limits.isPending && userId !== undefined) return 'checking';
  return limits.data?.can_manage_team_members ? 'granted' : 'refused';
}
