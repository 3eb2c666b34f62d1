import type { VoiceOption } from '@herald/contract';
import type { ListedVoice } from '@herald/media';

export function presentVoice({ engine, ...voice }: ListedVoice): VoiceOption {
  const { id, label, gender, age, quality } = voice;
  const sample_url = `/api/a2e/tts/voices/${encodeURIComponent(id)}/sample`;
  return { value: id, label, gender, ...(age && { age }), quality, provider: engine, sample_url };
}

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

/** Voices as the wizard shows them; a gender without a voice is left out. */
export function presentVoiceGroups(voices: ListedVoice[]) {
  return genders
    .map(({ value, label }) => {
      const children = voices.filter(({ gender }) => gender === value).map(presentVoice);
      return { value, label, children };
    })
    .filter(({ children }) => children.length > 0);
}
