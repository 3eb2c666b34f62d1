import type { AudioClip } from '@herald/contract';
import { useRef, useState } from 'react';
import { useDraftStore } from '../draft/draft-context.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useDraftClip } from '../sound/use-draft-clip.ts';
import { dropClip, takeClip } from './take-clip.ts';

export type AudioWay = 'tts' | 'upload' | 'record';

/** The way to a sound. Looking at another way and coming back loses nothing. */
export function useAudioWay(): { way: AudioWay; choose: (way: AudioWay) => void } {
  const store = useDraftStore();
  const { useCustomAudio } = useDraft().content.voice;
  const { data: clip } = useDraftClip();
  const [chosen, setChosen] = useState<AudioWay>();
  const spoken = useRef<AudioClip>(undefined);
  const own = useRef<AudioClip>(undefined);
  const usual = useCustomAudio ? (clip?.source === 'recording' ? 'record' : 'upload') : 'tts';
  const choose = (next: AudioWay) => {
    setChosen(next);
    const isOwn = next !== 'tts';
    if (isOwn === useCustomAudio) return;
    if (clip?.source === 'tts') spoken.current = clip;
    else if (clip) own.current = clip;
    const before = isOwn ? own.current : spoken.current;
    if (before) return takeClip(store, before, isOwn);
    // What was spoken stays on the stage until there is another sound; an own sound is none of a voice.
    if (!isOwn && clip?.source !== 'tts') dropClip(store);
    store.change('voice', { useCustomAudio: isOwn, audioUrl: '' });
  };
  return { way: chosen ?? usual, choose };
}
