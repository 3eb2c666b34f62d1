import type { AudioClip } from '@herald/contract/endpoints/speech';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';

/** What the account uploaded and recorded, the newest first. */
export const ownSoundsQuery = queryOptions({
  queryKey: ['own-sounds'],
  queryFn: async ({ signal }): Promise<AudioClip[]> => (await request('GET /tts/custom-audio', { signal })).data,
});

export function refreshOwnSounds(): void {
  void queryClient.invalidateQueries({ queryKey: ownSoundsQuery.queryKey });
}
