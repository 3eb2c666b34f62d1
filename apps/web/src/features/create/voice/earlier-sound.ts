import type { VoiceGroup } from '@herald/contract/draft';
import { voiceQuery } from '#data/voices.ts';
import { request } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import { clipKey } from '../sound/use-draft-clip.ts';

/** The sound of the draft, where another voice says the same in place of one that ended: its sentences keep their time. */
export async function earlierSound({ audioId, useCustomAudio, ttsText, ttsId, speechRate }: VoiceGroup) {
  if (!audioId || useCustomAudio) return undefined;
  const queryFn = async () => (await request('GET /audio/:id', { params: { id: audioId } })).data;
  const clip = await queryClient.fetchQuery({
    queryKey: clipKey(audioId),
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isSame = clip.script.trim() === ttsText.trim() && clip.speech_rate === speechRate;
  if (!isSame || !clip.voice_id || clip.voice_id === ttsId) return undefined;
  return (await queryClient.fetchQuery(voiceQuery(clip.voice_id))) === null ? audioId : undefined;
}
