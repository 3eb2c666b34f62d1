import type { Video } from '@herald/contract';
import { useSyncExternalStore } from 'react';
import { VideoWatch } from '../rules/video-watch.ts';

let current = { userId: '', watch: new VideoWatch() };

/** One for the session: it outlives the screens, so that an ending is not told again on every return to the library. */
export function watchOf(userId: string): VideoWatch {
  if (current.userId !== userId) current = { userId, watch: new VideoWatch() };
  return current.watch;
}

/** What is being made or waits for it, as far as the library has seen it. */
export function useVideosInWork(userId: string): readonly Video[] {
  const watch = watchOf(userId);
  return useSyncExternalStore(watch.subscribe, watch.readInWork);
}
