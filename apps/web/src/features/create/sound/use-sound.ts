import { useEffect, useState, useSyncExternalStore } from 'react';
import { Sound, type SoundState } from './sound.ts';

export function useSoundState(sound: Sound): SoundState {
  return useSyncExternalStore(sound.subscribe, sound.read);
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
