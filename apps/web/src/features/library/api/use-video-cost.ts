import { useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';

/** What services were paid for a video. */
export function useVideoCost(id: string) {
  return useQuery({
    queryKey: ['video-cost', id],
    queryFn: async ({ signal }) => (await request('GET /videos/:id/cost', { params: { id }, signal })).data,
    retry: false,
  });
}
