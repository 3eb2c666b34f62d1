import { useQuery } from '@tanstack/react-query';
import { adminPagesKey } from '#data/pages.ts';
import { request } from '#lib/api.ts';

/** Every page, for administrators. */
export function useAllPages() {
  return useQuery({
    queryKey: adminPagesKey,
    queryFn: async ({ signal }) => await request('GET /admin/pages', { signal }),
  });
}
