import type { Providers } from '@herald/providers';

interface Spoken {
  text: string;
  voiceId?: string;
  /** Of the language, where no voice is chosen yet. */
  country?: string;
  rate?: number;
}

const USUAL_LOCALE = 'en-US';

/** What a voice speaks, or the language where none is chosen yet. */
export function localeOf({ speech }: Pick<Providers, 'speech'>, { voiceId, country }: Omit<Spoken, 'text'>): string {
  const voice = voiceId ? speech.findVoice(voiceId) : undefined;
  return voice?.locale || country || USUAL_LOCALE;
}

/** How long a text takes to say, to a tenth of a second. */
export function spokenSecOf(providers: Pick<Providers, 'speech'>, { text, rate = 1, ...voice }: Spoken): number {
  return Math.round(providers.speech.estimateDurationSec(text, localeOf(providers, voice), rate) * 10) / 10;
}
