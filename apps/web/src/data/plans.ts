import { useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';

/** The plans on offer. */
export function usePlans() {
  return useQuery({
    queryKey: ['plans'],
    queryFn: async ({ signal }) => (await request('GET /plans', { signal })).data,
  });
}
