import type { Video } from '@herald/contract';
import { clsx } from 'clsx';
import { timeCode } from '../../../lib/time-code.ts';
import { frameOf } from '../rules/frame-of.ts';
import { PosterPicture } from './poster-picture.tsx';
import { SilentPreview } from './silent-preview.tsx';

interface CompletedPosterProps {
  video: Video;
  isHovered: boolean;
}

/** Always a 9:16 place; films of another shape lie in the middle of it at their true shape. */
export function CompletedPoster({ video, isHovered }: CompletedPosterProps) {
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
        {!isPlaying && (
          <span className="tc absolute right-2 bottom-2 rounded-sm bg-film/85 px-1.5 py-0.5 text-12 text-film-ink">
            {timeCode(video.duration)}
          </span>
        )}
      </div>
    </div>
  );
}
