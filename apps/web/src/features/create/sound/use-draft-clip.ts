import type { AudioClip } from '@herald/contract/endpoints/speech';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';
import { useDraft } from '../draft/use-draft.ts';

export const clipKey = (audioId: string | null) => ['audio', audioId] as const;

/** What is known of the draft's sound: its wave, its words, what it was made from. */
export function useDraftClip(): UseQueryResult<AudioClip> {
  const { audioId } = useDraft().content.voice;
  return useQuery({
    queryKey: clipKey(audioId),
    queryFn: async ({ signal }) => (await request('GET /audio/:id', { params: { id: audioId ?? '' }, signal })).data,
    enabled: audioId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
