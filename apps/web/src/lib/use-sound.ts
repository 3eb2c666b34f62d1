import { useEffect, useState } from 'react';
import { useStore } from './create-store.ts';
import { Sound, type SoundState } from './sound.ts';

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
