import { queryOptions } from '@tanstack/react-query';
import { request } from '#lib/api.ts';

/** Services that film in place of Herald; mostly there are none. */
export const filmersQuery = queryOptions({
  queryKey: ['filmers'],
  queryFn: async ({ signal }) => (await request('GET /video-generation/filmers', { signal })).data,
  staleTime: 60_000,
});
