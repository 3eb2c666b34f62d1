import { useQuery } from '@tanstack/react-query';
import { videoQuery } from '#data/videos/video-query.ts';
import { VideoPlayer } from '#features/library/components/video-player.tsx';

/** Plays as soon as it is there, because the press asked for it; with reduced motion it waits for Play. */
export function FinishedFilm({ videoId }: { videoId: string }) {
  const { data: video } = useQuery(videoQuery(videoId));
  if (!video?.video_url) return null;
  return <VideoPlayer video={video} playsAtOnce={!matchMedia('(prefers-reduced-motion: reduce)').matches} />;
}
