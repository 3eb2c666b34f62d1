import type { AudioClip as ClipOnWire } from '@herald/contract';
import type { Core } from '@herald/core';
import type { AudioClip } from '@herald/core/audio';

export function presentAudioClip(core: Core, clip: AudioClip): ClipOnWire {
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
    voice_id: clip.voiceId,
    speech_rate: clip.speechRate,
    voice_style: clip.voiceStyle,
    words: clip.words,
    peaks: clip.peaks,
    notes: clip.notes,
    created_at: clip.createdAt.toISOString(),
  };
}
