import { useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';

export const ADMIN_PAGES_KEY = ['admin-pages'] as const;

/** Every page, for administrators. */
export function useAllPages() {
  return useQuery({
    queryKey: ADMIN_PAGES_KEY,
    queryFn: async ({ signal }) => await request('GET /admin/pages', { signal }),
  });
}

/** After a change: the list, the navigation and what was read of pages are asked for again. */
export function refreshPages(): Promise<unknown> {
  const keys = [ADMIN_PAGES_KEY, ['pages'], ['page']];
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
