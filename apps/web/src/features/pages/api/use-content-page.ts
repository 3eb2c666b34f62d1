import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api.ts';

export function useContentPage(slug: string) {
  return useQuery({
    queryKey: ['page', slug],
    queryFn: async ({ signal }) => (await request('GET /pages/:slug', { params: { slug }, signal })).data,
  });
}
