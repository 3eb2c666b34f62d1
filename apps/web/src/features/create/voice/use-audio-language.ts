import { useState } from 'react';
import { useDraft } from '../draft/use-draft.ts';
import { useDraftClip } from '../sound/use-draft-clip.ts';
import { audioLocale, languageOf } from './audio-locale.ts';

export interface AudioLanguage {
  language: string;
  choose: (language: string) => void;
  /** As it is sent with a sound. */
  locale: string;
}

/** What is spoken in an own sound: the user's choice, else what is known of the sound, else the language of the draft. */
export function useAudioLanguage(): AudioLanguage {
  const { voice } = useDraft().content;
  const { data: clip } = useDraftClip();
  const [choice, setChoice] = useState<{ language: string; audioId: string | null }>();
  const chosen = choice?.audioId === voice.audioId ? choice.language : undefined;
  const known = clip && clip.source !== 'tts' ? languageOf(clip.locale) : voice.country;
  const language = chosen ?? known;
  return {
    language,
    choose: (next) => setChoice({ language: next, audioId: voice.audioId }),
    locale: audioLocale(language, voice),
  };
}
