import type { Video } from '@herald/contract/endpoints/videos';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#lib/api.ts';

export async function fetchVideo(id: string, signal?: AbortSignal): Promise<Video> {
  return (await request('GET /videos/:id', { params: { id }, ...(signal && { signal }) })).data;
}

/** A video as it is when it is asked for; what happens to it later comes through `useLiveVideos`. */
export function videoQuery(id: string) {
  return queryOptions({
    queryKey: ['video', id],
    queryFn: ({ signal }) => fetchVideo(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
}
