import type { VoiceOption } from '@herald/contract/endpoints/speech';
import type { ListedVoice } from '@herald/media/engines/speech-service';
import type { Option } from '@herald/media/option';

/** Signs addresses where voices of services are heard, because the account pays for their samples. */
export type SampleSigner = (engine: string) => string;

export function presentVoice({ engine, ...voice }: ListedVoice, sign: SampleSigner): VoiceOption {
  const { id, label, gender = UNKNOWN_GENDER, age, quality, styles } = voice;
  const sample_url = `${sampleUrlOf(id)}${sign(engine)}`;
  return {
    ...{ value: id, label, gender, ...(age && { age }), quality, provider: engine, sample_url },
    ...(styles && { styles: styles.map(styleOption) }),
  };
}

/** "narration-professional" is "Narration professional" to people. */
export function styleOption(value: string): Option {
  const label = value.replaceAll(/[-_]/g, ' ');
  return { value, label: label.charAt(0).toUpperCase() + label.slice(1) };
}

/** Where a short sample of a voice is heard. */
export const sampleUrlOf = (id: string): string => `/api/a2e/tts/voices/${encodeURIComponent(id)}/sample`;

const UNKNOWN_GENDER = 'other';

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: UNKNOWN_GENDER, label: 'Other' },
];

/** Voices as the wizard shows them; a gender without a voice is left out. */
export function presentVoiceGroups(voices: ListedVoice[], sign: SampleSigner) {
  return genders
    .map(({ value, label }) => {
      const children = voices
        .filter(({ gender = UNKNOWN_GENDER }) => gender === value)
        .map((voice) => presentVoice(voice, sign));
      return { value, label, children };
    })
    .filter(({ children }) => children.length > 0);
}
