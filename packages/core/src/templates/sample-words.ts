import type { DraftContent } from '@herald/contract/draft';
import { firstWords } from '../audio/preview-speech.ts';

/** Of Herald's own, which cost nothing and need no download. */
export const OWN_VOICES = { female: 'flite:slt:f-young', male: 'flite:rms:m-young' };

const LOCALE = 'en-US';

/** What a template says where nobody hears it: its first words, by a voice that moves the right lips. */
export function sampleWordsOf({ voice }: DraftContent, gender: string) {
  const voiceId = gender === 'male' ? OWN_VOICES.male : OWN_VOICES.female;
  return { text: firstWords(voice.ttsText.trim()), voiceId, locale: LOCALE };
}
