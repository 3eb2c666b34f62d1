import type { Video } from '@herald/contract/endpoints/videos';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLiveVideos } from '#data/videos/use-live-videos.ts';
import { videoQuery } from '#data/videos/video-query.ts';
import { watchOf } from '#data/videos/video-watch.ts';
import { type Making, makingStore } from '../steps/making.ts';

/** Real progress: asked for once, then followed as the library follows its videos. */
export function useMakingProgress({ videoId }: Making, userId: string): void {
  const watch = watchOf(userId);
  const take = (video: Video) => {
    const before = makingStore.read();
    if (video.id !== videoId || before?.videoId !== videoId) return;
    watch.observe(video, Date.now());
    makingStore.write({ ...before, status: video.status, progress: video.progress ?? before.progress });
  };
  useLiveVideos({ watch, onVideo: take });

  const { data } = useQuery(videoQuery(videoId));
  const takeFirst = useEffectEvent((video: Video) => {
    if (!watch.hasHeardSince(videoId, 0)) take(video);
  });
  useEffect(() => {
    if (data) takeFirst(data);
  }, [data]);
}
