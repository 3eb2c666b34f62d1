import type { Preferences } from '@herald/contract/endpoints/preferences';

interface PreferredVoice {
  /** Of the American English voices. */
  american: string;
  /** The timbre of the other languages' voices. */
  timbre: string;
}

/** The embedded voices behind the choices of a user's preferences. */
const PREFERRED_VOICES: Readonly<Record<string, PreferredVoice>> = {
  'female-young-english': { american: 'flite:slt:f-young', timbre: 'annie' },
  'female-mature-english': { american: 'flite:slt:f-mature', timbre: 'f5' },
  'male-young-english': { american: 'flite:rms:m-young', timbre: 'michael' },
  'male-mature-english': { american: 'flite:rms:m-warm', timbre: 'm7' },
  'female-spanish': { american: 'flite:slt:f-natural', timbre: 'f2' },
  'male-french': { american: 'flite:rms:m-natural', timbre: 'm3' },
};

/** The voice a user prefers; in another language than its own, the one that is most like it. */
export function preferredVoice({ defaultVoice, defaultLanguage }: Preferences): string {
  if (defaultVoice.includes(':')) return defaultVoice.slice(defaultVoice.indexOf('-') + 1);
  const preferred = PREFERRED_VOICES[defaultVoice];
  if (!preferred || defaultLanguage === 'en-US') return preferred?.american ?? '';
  const [language = ''] = defaultLanguage.split('-');
  return `espeak:${defaultLanguage === 'en-GB' ? 'en-gb-x-rp' : language}:${preferred.timbre}`;
}
