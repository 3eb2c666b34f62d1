import type { AudioClip, VoiceGroup } from '@herald/contract';

/** How what is chosen now differs from what the sound was made with; empty while it is the same. */
export function soundDifference(
  clip: Pick<AudioClip, 'source' | 'voice_id' | 'speech_rate'>,
  { ttsId, speechRate }: Pick<VoiceGroup, 'ttsId' | 'speechRate'>,
): string {
  if (clip.source !== 'tts') return '';
  if (clip.voice_id !== ttsId) return 'Another voice is chosen now';
  return Math.abs(clip.speech_rate - speechRate) > 0.001 ? 'Another rate is chosen now' : '';
}
