import { useEffect } from 'react';
import type { Sound } from '../sound/sound.ts';
import type { StageRemote } from './stage-remote.ts';

/** How far the picture may be from the sound before it is told again. */
const toleranceSec = 0.03;

/** The sound leads; the stage is told when it starts, stops or jumps, and counts by itself in between. */
export function useStageClock(stage: StageRemote, sound: Sound): void {
  useEffect(() => {
    let told = { isPlaying: false, soundSec: 0, atMs: performance.now() };
    let ending: ReturnType<typeof setTimeout> | undefined;
    const tell = (isPlaying: boolean, soundSec: number) => {
      told = { isPlaying, soundSec, atMs: performance.now() };
      stage.follow(isPlaying, soundSec);
    };
    const follow = () => {
      const { isPlaying, timeSec, durationSec } = sound.read();
      const expectedSec = told.soundSec + (told.isPlaying ? (performance.now() - told.atMs) / 1000 : 0);
      if (isPlaying === told.isPlaying && Math.abs(expectedSec - timeSec) < toleranceSec) return;
      clearTimeout(ending);
      const restSec = stage.read().durationSec - durationSec;
      const isOver = told.isPlaying && !isPlaying && timeSec === 0;
      // What the film shows after the last word is also seen here.
      if (isOver && restSec > 0.1) ending = setTimeout(() => tell(false, 0), restSec * 1000);
      else tell(isPlaying, timeSec);
    };
    const { isPlaying, timeSec } = sound.read();
    tell(isPlaying, timeSec);
    const unsubscribe = sound.subscribe(follow);
    return () => {
      unsubscribe();
      clearTimeout(ending);
    };
  }, [stage, sound]);
}
