import { limits, type Video } from '@herald/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { request } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useVideoEvents } from '../../../lib/video-events.ts';
import { isUnfinished } from '../rules/status-look.ts';
import type { Ending, VideoWatch } from '../rules/video-watch.ts';
import { refreshLists } from './library-cache.ts';
import { isMissingFromLists, showVideo } from './show-video.ts';

interface LiveVideos {
  userId: string;
  watch: VideoWatch;
  /** What is loaded: its unfinished videos are followed. */
  videos: readonly Video[];
  onEnding: (ending: Ending, video: Video) => void;
}

/** Progress by the event stream; what the stream does not tell of for 10 seconds is polled. */
export function useLiveVideos({ userId, watch, videos, onEnding }: LiveVideos): void {
  const observed = useRef(new WeakSet<Video>());
  const tell = (video: Video) => {
    if (observed.current.has(video)) return;
    observed.current.add(video);
    const ending = watch.observe(video, Date.now());
    if (!ending) return;
    onEnding(ending, video);
    refreshLists(userId);
    void queryClient.invalidateQueries({ queryKey: ['user-limits', userId] });
  };
  const take = useEffectEvent((video: Video) => {
    if (watch.isOldNews(video)) return;
    const isMissing = watch.isNews(video) && isMissingFromLists(userId, video);
    showVideo(userId, video);
    if (isMissing) refreshLists(userId);
    tell(video);
  });
  useVideoEvents(take);

  const observeLoaded = useEffectEvent(() => videos.forEach(tell));
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever other videos are loaded.
  useEffect(observeLoaded, [videos]);

  const poll = useEffectEvent(() => {
    for (const video of watch.silentSince(Date.now() - limits.videoPollMs)) void ask(video).then(take, ignore);
  });
  useEffect(() => {
    const timer = setInterval(poll, limits.videoPollMs);
    return () => clearInterval(timer);
  }, []);
}

/** The short status while it is in work, the whole video once it has ended. */
async function ask(video: Video): Promise<Video> {
  const params = { id: video.id };
  const { data } = await request('GET /video-generation/status/:id', { params });
  if (!isUnfinished(data.status)) return (await request('GET /videos/:id', { params })).data;
  const { status, video_url, a2e_avatar_error, a2e_video_error, ...told } = data;
  const progress = video.progress && { ...video.progress, ...told };
  return { ...video, status, video_url, a2e_avatar_error, a2e_video_error, progress };
}

/** The next poll asks again. */
function ignore(): void {}
