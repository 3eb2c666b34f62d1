import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api.ts';

/** Nothing waits for it: the sign-in screen works the same while it is unknown. */
export function useSiteInfo() {
  return useQuery({
    queryKey: ['site'],
    queryFn: async ({ signal }) => (await request('GET /site', { signal })).data,
    staleTime: 5 * 60_000,
  });
}
