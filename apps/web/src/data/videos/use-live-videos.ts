import type { Video } from '@herald/contract/endpoints/videos';
import { useEffect, useEffectEvent } from 'react';
import { request } from '#lib/api.ts';
import { useLiveLine } from '../live-line.ts';
import { isUnfinished } from './status-look.ts';
import { fetchVideo } from './video-query.ts';
import type { VideoWatch } from './video-watch.ts';

/** A video without news for this long is asked about. */
const SILENT_MS = 10_000;

interface LiveVideos {
  /** Knows which videos are being made, and when there was news of each. */
  watch: VideoWatch;
  onVideo: (video: Video) => void;
}

/** The one way to follow videos: the event stream, and a question about each video in work that it does not mention for 10 seconds. */
export function useLiveVideos({ watch, onVideo }: LiveVideos): void {
  const take = useEffectEvent((video: Video) => {
    if (!watch.isOldNews(video)) onVideo(video);
  });
  useLiveLine('video', take);

  const poll = useEffectEvent(() => {
    const askedMs = Date.now();
    for (const video of watch.silentSince(askedMs - SILENT_MS)) {
      const takeAnswer = (news: Video) => {
        if (!watch.hasHeardSince(video.id, askedMs)) take(news);
      };
      void fetchNews(video).then(takeAnswer, ignore);
    }
  });
  useEffect(() => {
    const timer = setInterval(poll, SILENT_MS);
    return () => clearInterval(timer);
  }, []);
}

/** The short status while the video is in work, the whole video once it has ended. */
async function fetchNews(video: Video): Promise<Video> {
  const { data } = await request('GET /video-generation/status/:id', { params: { id: video.id } });
  if (!isUnfinished(data.status)) return fetchVideo(video.id);
  const { status, video_url, a2e_avatar_error, a2e_video_error, ...news } = data;
  const progress = video.progress && { ...video.progress, ...news };
  return { ...video, status, video_url, a2e_avatar_error, a2e_video_error, progress };
}

/** The next poll asks again. */
function ignore(): void {}
