import type { DraftContent } from '@herald/contract/draft';
import type { ListedVoice } from '@herald/media/engines/speech-service';
import type { Providers } from '@herald/providers';

const languages = new Intl.DisplayNames('en', { type: 'language', style: 'short', languageDisplay: 'standard' });

/** "Ava, English (US)": the voice as people know it, empty for one that is no longer offered. */
export function voiceNameOf({ speech }: Providers, { ttsId, useCustomAudio }: DraftContent['voice']): string {
  if (useCustomAudio) return 'Own recording';
  const voice = ttsId ? speech.findVoice(ttsId) : undefined;
  return voice ? `${shortName(voice)}, ${languages.of(voice.locale) ?? voice.locale}` : '';
}

/** A label tells more after a dash: "Ava - young". */
const shortName = ({ label }: ListedVoice): string => label.split(' - ', 1)[0] ?? label;
