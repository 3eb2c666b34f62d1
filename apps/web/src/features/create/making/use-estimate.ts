import type { DraftContent } from '@herald/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';

/** The queue moves while one thinks. */
const RENEW_MS = 15_000;

/** When the video of this draft would be ready, as the server has measured itself. */
export function useEstimate(content: DraftContent) {
  const { voice, output, avatar } = content;
  const about = [
    voice.audioId,
    voice.generatedAudioUrl,
    output.aspect_ratio,
    output.resolution,
    avatar.avatarType,
    avatar.selectedAvatarId,
  ];
  return useQuery({
    queryKey: ['video-estimate', ...about],
    queryFn: async ({ signal }) => (await request('POST /video-generation/estimate', { body: content, signal })).data,
    refetchInterval: RENEW_MS,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
