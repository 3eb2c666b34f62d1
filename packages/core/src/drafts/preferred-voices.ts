import type { Preferences } from '@herald/contract';

/** The embedded voices behind the choices of a user's preferences. */
const PREFERRED_VOICES: Readonly<Record<string, { voiceId: string; locale: string }>> = {
  'female-young-english': { voiceId: 'flite:slt:f-young', locale: 'en-US' },
  'female-mature-english': { voiceId: 'flite:slt:f-mature', locale: 'en-US' },
  'male-young-english': { voiceId: 'flite:rms:m-young', locale: 'en-US' },
  'male-mature-english': { voiceId: 'flite:rms:m-warm', locale: 'en-US' },
  'female-spanish': { voiceId: 'espeak:es:f2', locale: 'es-ES' },
  'male-french': { voiceId: 'espeak:fr:m3', locale: 'fr-FR' },
};

/** The voice a user prefers, where it speaks the language they prefer; otherwise empty. */
export function preferredVoice({ defaultVoice, defaultLanguage }: Preferences): string {
  const preferred = PREFERRED_VOICES[defaultVoice];
  return preferred?.locale === defaultLanguage ? preferred.voiceId : '';
}
