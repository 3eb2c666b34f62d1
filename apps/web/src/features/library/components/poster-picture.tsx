import type { Video } from '@herald/contract/endpoints/videos';
import { clsx } from 'clsx';
import { PoseGuide } from '#ui/pose-guide.tsx';

interface PosterPictureProps {
  video: Video;
  className?: string;
}

/** The poster; until there is one, the avatar who will speak, or a drawing of where the presenter will stand. */
export function PosterPicture({ video, className }: PosterPictureProps) {
  if (!video.thumbnail_url) {
    return (
      <div data-theme="dark" className="absolute inset-0 bg-bone">
        <PoseGuide className="text-edge" />
      </div>
    );
  }
  return (
    <img
      src={video.thumbnail_url}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      className={clsx('size-full object-cover', className)}
    />
  );
}
