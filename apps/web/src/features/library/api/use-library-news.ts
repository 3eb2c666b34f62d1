import type { Video } from '@herald/contract/endpoints/videos';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLiveVideos } from '#data/videos/use-live-videos.ts';
import { type Ending, watchOf } from '#data/videos/video-watch.ts';
import { isMissingFromLists, refreshLibrary, refreshLists, showVideo } from './library-cache.ts';

interface LibraryNews {
  userId: string;
  /** What is loaded: its unfinished videos are followed. */
  videos: readonly Video[];
  onEnding: (ending: Ending, video: Video) => void;
}

/** Keeps the loaded lists up to date and reports every ending once. */
export function useLibraryNews({ userId, videos, onEnding }: LibraryNews): void {
  const watch = watchOf(userId);
  const observed = useRef(new WeakSet<Video>());
  const observe = (video: Video) => {
    if (observed.current.has(video)) return;
    observed.current.add(video);
    const ending = watch.observe(video, Date.now());
    if (!ending) return;
    onEnding(ending, video);
    refreshLibrary(userId);
  };
  useLiveVideos({
    watch,
    onVideo: (video) => {
      const isMissing = watch.isNews(video) && isMissingFromLists(userId, video);
      showVideo(userId, video);
      if (isMissing) refreshLists(userId);
      observe(video);
    },
  });

  const observeLoaded = useEffectEvent(() => videos.forEach(observe));
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever other videos are loaded.
  useEffect(observeLoaded, [videos]);
}
