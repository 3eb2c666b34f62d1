import type { Video, VideoStatus } from '@herald/contract';
import type { ComponentType } from 'react';
import { CompletedPoster } from './completed-poster.tsx';
import { ProcessingPoster, QueuedPoster, StoppedPoster } from './unfinished-posters.tsx';

export interface PosterProps {
  video: Video;
  isHovered: boolean;
}

const posterOf: Record<VideoStatus, ComponentType<PosterProps>> = {
  pending: QueuedPoster,
  processing: ProcessingPoster,
  completed: CompletedPoster,
  failed: StoppedPoster,
  cancelled: StoppedPoster,
};

/** The poster tells the state. */
export function VideoPoster(props: PosterProps) {
  const Poster = posterOf[props.video.status];
  return <Poster {...props} />;
}
