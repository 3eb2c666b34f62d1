import type { Video } from '@herald/contract/endpoints/videos';
import { FilmPlayer } from '#ui/film-player.tsx';
import { frameOf } from '../rules/frame-of.ts';

interface VideoPlayerProps {
  video: Video;
  playsAtOnce?: boolean;
}

/** The film of a video. */
export function VideoPlayer({ video, playsAtOnce = false }: VideoPlayerProps) {
  const { title, video_url, thumbnail_url, captions_url, duration, metadata } = video;
  return (
    <FilmPlayer
      {...{ label: title, src: video_url, poster: thumbnail_url, captions: captions_url, durationSec: duration }}
      isWhole={frameOf(metadata) !== 'full'}
      playsAtOnce={playsAtOnce}
      className="size-full"
    />
  );
}
