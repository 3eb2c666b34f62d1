import { useEffect, useState } from 'react';
import type { Sound } from '#lib/sound.ts';
import { useSoundState } from '#lib/use-sound.ts';
import type { LiveScene } from '../preview/use-live-scene.ts';

/** A scene moves once by itself, without its sound, so that one sees what will be filmed; never against the wish for calm. */
export function useSilentRun({ stage, state }: LiveScene, sound: Sound, isWanted: boolean): void {
  const [isDone, setDone] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const { isPlaying, isWaiting } = useSoundState(sound);
  const isHeard = isPlaying || isWaiting;
  const { hasPicture, isPreparing, durationSec } = state;
  const isReady = isWanted && hasPicture && !isPreparing && durationSec > 0;
  useEffect(() => {
    if (!isReady || isDone || isHeard) return;
    stage.follow(true, 0);
    const ending = setTimeout(() => setDone(true), durationSec * 1000);
    return () => {
      clearTimeout(ending);
      stage.follow(false, 0);
    };
  }, [stage, isReady, isDone, isHeard, durationSec]);
  useEffect(() => {
    if (isHeard) setDone(true);
  }, [isHeard]);
}
