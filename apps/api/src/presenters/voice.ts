import type { VoiceOption } from '@herald/contract';
import type { EngineVoice } from '@herald/core';

export function presentVoice(voice: EngineVoice, provider: string): VoiceOption {
  const { id, label, gender, quality } = voice;
  const sample_url = `/api/a2e/tts/voices/${encodeURIComponent(id)}/sample`;
  return { value: id, label, gender, quality, provider, sample_url };
}

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

/** Voices as the wizard shows them; a gender without a voice is left out. */
export function presentVoiceGroups(voices: EngineVoice[], provider: string) {
  return genders
    .map(({ value, label }) => {
      const children = voices.filter(({ gender }) => gender === value).map((voice) => presentVoice(voice, provider));
      return { value, label, children };
    })
    .filter(({ children }) => children.length > 0);
}
