import type { DraftContent } from '@herald/contract/draft';
import { isEndCard } from '@herald/media/scene/film-length';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '#lib/api.ts';

/** The queue moves while one thinks. */
const RENEW_MS = 15_000;

/** How long the video of this draft is, what the plan says to it, and when it would be ready, as the server has measured itself. */
export function useEstimate(content: DraftContent) {
  const { voice, output, avatar } = content;
  const about = [
    voice.audioId,
    voice.generatedAudioUrl,
    voice.ttsId,
    output.aspect_ratio,
    output.more_ratios.join(),
    output.resolution,
    output.video_quality,
    output.audio_bitrate,
    isEndCard(output.end_card),
    output.made_by,
    avatar.avatarType,
    avatar.selectedAvatarId,
    avatar.createdAvatarId,
  ];
  return useQuery({
    queryKey: ['video-estimate', ...about],
    queryFn: async ({ signal }) => (await request('POST /video-generation/estimate', { body: content, signal })).data,
    refetchInterval: RENEW_MS,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
