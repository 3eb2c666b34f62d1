import type { Providers } from '@herald/providers';

interface Spoken {
  text: string;
  voiceId?: string;
  /** Of the language, where no voice is chosen yet. */
  country?: string;
  rate?: number;
}

const USUAL_LOCALE = 'en-US';

/** How long a text takes to say, to a tenth of a second. */
export function spokenSecOf({ speech }: Pick<Providers, 'speech'>, { text, voiceId, country, rate = 1 }: Spoken) {
  const voice = voiceId ? speech.allVoices().find(({ id }) => id === voiceId) : undefined;
  const locale = voice?.locale || country || USUAL_LOCALE;
  return Math.round(speech.estimateDurationSec(text, locale, rate) * 10) / 10;
}
