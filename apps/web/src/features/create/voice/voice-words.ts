import type { VoiceOption } from '@herald/contract';

/** "Ava - Bright, close to the microphone" is a name and what it sounds like. */
export function voiceWords({ label, gender }: Pick<VoiceOption, 'label' | 'gender'>) {
  const [name = label, ...rest] = label.split(' - ');
  const description = rest.join(' - ') || gender;
  return { name, description: description.charAt(0).toUpperCase() + description.slice(1) };
}
