import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api.ts';

/** What the plan allows, and what is left of it. */
export function usePlanLimits() {
  return useQuery({
    queryKey: ['user-limits', 'wizard'],
    queryFn: async ({ signal }) => (await request('GET /user/limits', { signal })).data,
  });
}
