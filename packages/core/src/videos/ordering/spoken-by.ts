import type { VoiceGroup } from '@herald/contract/draft';
import type { AudioClip } from '../../audio/audio-repository.ts';
import { MEDIA_PATH } from '../../storage/media-url.ts';

/** The voice of an order whose words another voice has said. */
export function spokenBy(voice: VoiceGroup, { id, voiceId, soundKey }: AudioClip): VoiceGroup {
  const { style: _, ...rest } = voice;
  return { ...rest, ttsId: voiceId ?? '', audioId: id, audioUrl: '', generatedAudioUrl: `${MEDIA_PATH}${soundKey}` };
}
