import type { Video } from '@herald/contract/endpoints/videos';
import type { EndedVoice } from '@herald/contract/envelope';
import { useQuery } from '@tanstack/react-query';
import { plannedWords } from '#data/cost-words.ts';
import { request } from '#lib/api.ts';

/** What it costs to let this voice speak the script of a video; empty where nobody is paid, and until it is known. */
export function useVoiceCost({ id, generation_data }: Video, voice: NonNullable<EndedVoice['instead']>): string {
  const { voice: spoken, script } = generation_data;
  const { value: tts_id, country, region } = voice;
  const { data } = useQuery({
    queryKey: ['voice-cost', id, tts_id],
    queryFn: async ({ signal }) => {
      const body = { script_text: script.content || spoken.ttsText, speechRate: spoken.speechRate };
      const asked = { ...body, tts_id, country, region };
      return (await request('POST /video-generation/check-tts-limits', { body: asked, signal })).data.cost;
    },
    retry: false,
  });
  return plannedWords(data);
}
