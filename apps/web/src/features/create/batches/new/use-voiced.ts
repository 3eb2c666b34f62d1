import type { DraftContent } from '@herald/contract/draft';
import { fittingVoice } from '@herald/media/fitting-voice';
import { useQuery } from '@tanstack/react-query';
import { avatarQuery } from '#data/avatars.ts';
import { voicesQuery } from '#data/voices.ts';

/** A draft with a voice that fits its presenter, unless somebody chose one. */
export function useVoiced(content: DraftContent): DraftContent {
  const { voice, avatar } = content;
  const { data: groups } = useQuery({ ...voicesQuery(voice.country, voice.region), enabled: !voice.isChosen });
  const { data: presenter } = useQuery({ ...avatarQuery(avatar.selectedAvatarId), retry: false });
  if (voice.isChosen || !groups) return content;
  const voices = groups.flatMap(({ children }) => children);
  return { ...content, voice: { ...voice, ttsId: fittingVoice(voices, presenter, voice.ttsId) ?? voice.ttsId } };
}
