import type { Avatar } from '@herald/contract/endpoints/avatars';
import type { VoiceOption } from '@herald/contract/endpoints/speech';
import { fittingVoice } from '@herald/media/fitting-voice';
import { useQuery } from '@tanstack/react-query';
import { voicesQuery } from '#data/voices.ts';
import { useDraft } from '../../draft/use-draft.ts';

/** Who speaks before step 2: the voice of the draft where it has one, otherwise one that fits the person. */
export function useSayingVoice(avatar: Avatar): VoiceOption | undefined {
  const { country, region, ttsId } = useDraft().content.voice;
  const { data } = useQuery(voicesQuery(country, region));
  const voices = data?.flatMap(({ children }) => children) ?? [];
  const chosen = voices.find(({ value }) => value === ttsId);
  const fitting = voices.length > 0 ? fittingVoice(voices, avatar, ttsId) : undefined;
  return chosen ?? voices.find(({ value }) => value === fitting);
}
