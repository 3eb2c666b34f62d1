import type { AdminVoicePack, VoicePackList } from '@herald/contract/endpoints/admin-voices';
import type { ListedPack, VoicePackList as Packs } from '@herald/core/office/voices';
import { sampleUrlOf } from './voice.ts';

export function presentVoicePacks({ folder, source, freeBytes, packs }: Packs): VoicePackList {
  return { folder, source, free_bytes: freeBytes, packs: packs.map(presentPack) };
}

function presentPack(pack: ListedPack): AdminVoicePack {
  const { id, name, kind, quality, locales, speakers, licence, state, failure, problem, progress } = pack;
  return {
    id,
    name,
    kind,
    quality,
    locales,
    speakers,
    size_bytes: pack.sizeBytes,
    licence,
    is_offered: pack.isOffered,
    state,
    progress: progress && {
      phase: progress.phase,
      received_bytes: progress.receivedBytes,
      total_bytes: progress.totalBytes,
      bytes_per_sec: progress.bytesPerSec,
    },
    failure,
    problem,
    real_time_factor: pack.realTimeFactor,
    voices: pack.voices.map((voice) => {
      const { id: voiceId, label, locale } = voice;
      return { id: voiceId, label, locale, sample_url: sampleUrlOf(voiceId) };
    }),
  };
}
