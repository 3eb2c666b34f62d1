import { clsx } from 'clsx';
import { statusLook } from '../rules/status-look.ts';
import { useLibraryActions } from './library-actions.ts';
import type { VideoItemProps } from './video-item.ts';

type OpenVideoProps = Pick<VideoItemProps, 'video' | 'index' | 'isSelecting'> & {
  tabIndex: number;
  className?: string;
};

/** All of a card or row is this button; what else can be pressed lies above it. */
export function OpenVideo({ video, index, isSelecting, tabIndex, className }: OpenVideoProps) {
  const { preview, toggleSelected } = useLibraryActions();
  return (
    <button
      type="button"
      data-video-index={index}
      tabIndex={tabIndex}
      aria-label={`Preview ${video.title}, ${statusLook[video.status].label}`}
      onClick={() => (isSelecting ? toggleSelected(video) : preview(video))}
      className={clsx('-outline-offset-2 absolute inset-0', className)}
    />
  );
}
