import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api.ts';

export function useUserLimits(userId: string | undefined) {
  return useQuery({
    queryKey: ['user-limits', userId],
    queryFn: async ({ signal }) => (await request('GET /user/limits', { signal })).data,
    enabled: userId !== undefined,
  });
}
