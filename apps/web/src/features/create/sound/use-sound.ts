import { useEffect, useState } from 'react';
import { useStore } from '#lib/create-store.ts';
import { useDraft } from '../draft/use-draft.ts';
import { Shared, useShared } from './shared.ts';
import { Sound, type SoundState } from './sound.ts';

const draftSound = new Shared(() => new Sound());

export function useSoundState(sound: Sound): SoundState {
  return useStore(sound);
}

/** A sound of this component's own, silent when the component leaves. */
export function useSound(url: string): { sound: Sound; state: SoundState } {
  const [sound] = useState(() => new Sound());
  useEffect(() => {
    sound.load(url);
    return () => sound.load('');
  }, [sound, url]);
  return { sound, state: useSoundState(sound) };
}

/** The sound of the draft: the stage and the voice step play the same one. */
export function useDraftSound(): Sound {
  const sound = useShared(draftSound);
  const { content } = useDraft();
  const url = content.voice.generatedAudioUrl;
  useEffect(() => sound.load(url), [sound, url]);
  return sound;
}
