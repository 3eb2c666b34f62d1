import type { Video } from '@herald/contract/endpoints/videos';
import type { VideoStatus } from '@herald/contract/statuses';
import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { timeCode } from '#lib/time-code.ts';
import { frameOf } from '../rules/frame-of.ts';
import { PosterPicture } from './poster-picture.tsx';
import { SilentPreview } from './silent-preview.tsx';
import { ProcessingPoster, QueuedPoster, StoppedPoster } from './unfinished-posters.tsx';

interface PosterProps {
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

interface CompletedPosterProps {
  video: Video;
  isHovered: boolean;
}

/** Always a 9:16 place; films of another shape lie in the middle of it at their true shape. */
function CompletedPoster({ video, isHovered }: CompletedPosterProps) {
  const frame = frameOf(video.metadata);
  const isPlaying = isHovered && video.video_url !== null;
  return (
    <div className={clsx('absolute inset-0', frame === 'full' ? 'bg-film' : 'flex items-center bg-bone')}>
      <div
        className={clsx('relative w-full overflow-hidden', frame === 'full' ? 'h-full' : 'border-line border-y')}
        style={frame === 'full' ? undefined : { aspectRatio: frame }}
      >
        <PosterPicture video={video} />
        {isPlaying && <SilentPreview video={video} isWide={frame !== 'full'} />}
      </div>
      {!isPlaying && (
        // In the corner of the place, not of the film: low films have their captions there.
        <span className="tc absolute right-2 bottom-2 rounded-sm bg-film/85 px-1.5 py-0.5 text-12 text-film-ink">
          {timeCode(video.duration)}
        </span>
      )}
    </div>
  );
}
