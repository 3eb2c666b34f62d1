import { useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';

/** Asked each time the dialog opens: plans and things of other people change elsewhere. */
export function useNextOwners() {
  return useQuery({
    queryKey: ['team', 'next-owners'],
    queryFn: async ({ signal }) => (await request('GET /team-members/next-owners', { signal })).data,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}
