import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { useAuthToken } from '#lib/auth-token.ts';
import { queryClient } from '#lib/query-client.ts';

const KEY = 'user-limits';

/** Keyed by the token, so that one session never sees the plan of another. */
export function limitsQuery(token: string | null) {
  return queryOptions({
    queryKey: [KEY, token],
    queryFn: async ({ signal }) => (await request('GET /user/limits', { signal })).data,
    enabled: token !== null,
  });
}

/** What the plan allows, and what is left of it. */
export function useLimits(isWanted = true) {
  const options = limitsQuery(useAuthToken());
  return useQuery({ ...options, enabled: isWanted && options.enabled === true });
}

/** After everything that changes the plan's counts: a video that was started, ended, cancelled or deleted. */
export function refreshLimits(): void {
  void queryClient.invalidateQueries({ queryKey: [KEY] });
}

type TeamAccess = 'checking' | 'granted' | 'refused';

/** Of somebody else's team, which they can look at and leave, whatever its plan. */
export function isMember(user: Pick<SessionUser, 'account'> | null): boolean {
  return user !== null && user.account.role !== 'owner';
}

/** Without an answer about the plan there is no access. */
export function useTeamAccess(isSignedIn: boolean): TeamAccess {
  const { data, isPending } = useLimits(isSignedIn);
  if (isPending && isSignedIn) return 'checking';
  return data?.can_manage_team_members ? 'granted' : 'refused';
}
