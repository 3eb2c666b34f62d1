import type { AudioClip } from '@herald/contract/endpoints/speech';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { useDraft } from '../draft/use-draft.ts';
import { clipKey } from './use-draft-clip.ts';

/** The id of a sound is a part of its link. */
const OF_LINK = /\/audio\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\//u;

/** What is known of the draft's own track: how its file was called, and how long it is. */
export function useOwnMusic(): UseQueryResult<AudioClip> {
  const { music_url } = useDraft().content.output;
  const id = OF_LINK.exec(music_url)?.[1] ?? null;
  return useQuery({
    queryKey: clipKey(id),
    queryFn: async ({ signal }) => (await request('GET /audio/:id', { params: { id: id ?? '' }, signal })).data,
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
