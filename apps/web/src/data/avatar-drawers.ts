import { queryOptions } from '@tanstack/react-query';
import { request } from '#lib/api.ts';

/** Who draws people, and whose face is made up. */
export const drawersQuery = queryOptions({
  queryKey: ['avatar-drawers'],
  queryFn: async ({ signal }) => (await request('GET /avatar-drawers', { signal })).data,
  staleTime: 60_000,
});
