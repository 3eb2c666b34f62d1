import type { ListedVoice, SpeechService } from '@herald/media/engines/speech-service';
import type { VoiceInfo } from '@herald/media/voice';

/** What is known of a voice that another one is to speak for. */
export interface WantedVoice extends Partial<Pick<VoiceInfo, 'gender' | 'age' | 'quality'>> {
  locale: string;
  engine?: string;
  /** It may still be listed. */
  id?: string;
}

/** The voice most like one that ended, among those of its language; the first in the lists where several are alike. */
export function nearestVoice(engine: SpeechService, wanted: WantedVoice): ListedVoice | undefined {
  const language = languageOf(wanted.locale);
  let best: { voice: ListedVoice; likeness: number } | undefined;
  for (const voice of engine.allVoices()) {
    if (voice.id === wanted.id || languageOf(voice.locale) !== language) continue;
    const likeness = likenessOf(voice, wanted);
    if (!best || likeness > best.likeness) best = { voice, likeness };
  }
  return best?.voice;
}

const languageOf = (locale: string): string => locale.split('-', 1)[0]?.toLowerCase() ?? '';

/** Who speaks counts more than how well, and that more than the age. */
function likenessOf(voice: ListedVoice, wanted: WantedVoice): number {
  const shares: [number, boolean][] = [
    [16, voice.gender === wanted.gender],
    [8, voice.locale === wanted.locale],
    [4, voice.quality === wanted.quality],
    [2, voice.age === wanted.age],
    [1, voice.engine === wanted.engine],
  ];
  return shares.reduce((sum, [weight, isAlike]) => sum + (isAlike ? weight : 0), 0);
}

/** Where a voice is listed: the wizard's country and region. */
export function placeOf({ locale, region }: Pick<VoiceInfo, 'locale' | 'region'>): { country: string; region: string } {
  const { language, region: named = '' } = new Intl.Locale(locale).maximize();
  return { country: language, region: region ?? named };
}
