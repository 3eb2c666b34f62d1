import type { AudioClip as ClipOnWire } from '@herald/contract/endpoints/speech';
import type { Core } from '@herald/core';
import type { AudioClip } from '@herald/core/audio';
import type { SpeechService } from '@herald/media/engines/speech-service';

/** A voice that its service has under another key now is told by the id it has in the lists. */
export function presentAudioClip(core: Core, clip: AudioClip, speech?: SpeechService): ClipOnWire {
  const url = core.media.sign({ key: clip.soundKey }, core.clock.now());
  return {
    audio_id: clip.id,
    url,
    audio_url: url,
    name: clip.name,
    source: clip.source,
    duration: clip.durationSec,
    script: clip.script,
    locale: clip.locale,
    voice_id: (clip.voiceId && speech?.findVoice(clip.voiceId)?.id) ?? clip.voiceId,
    speech_rate: clip.speechRate,
    voice_style: clip.voiceStyle,
    words: clip.words,
    peaks: clip.peaks,
    notes: clip.notes,
    created_at: clip.createdAt.toISOString(),
  };
}
