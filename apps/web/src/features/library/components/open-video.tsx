import type { SearchHit, Video } from '@herald/contract/endpoints/videos';
import { clsx } from 'clsx';
import { statusLook } from '#data/videos/status-look.ts';
import { useLibraryActions } from './library-actions.ts';

export interface VideoItemProps {
  video: Video;
  /** Why the search found it, unless its title says so. */
  hit: SearchHit | undefined;
  index: number;
  /** Smaller, with fewer words. */
  isCompact: boolean;
  /** The one the Tab key reaches; the arrow keys go on from there. */
  isActive: boolean;
  isSelected: boolean;
  /** Something is selected: a click selects instead of opening. */
  isSelecting: boolean;
  isRenaming: boolean;
}

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
      onClick={({ shiftKey }) => (isSelecting || shiftKey ? toggleSelected(video, shiftKey) : preview(video))}
      className={clsx('-outline-offset-2 absolute inset-0', className)}
    />
  );
}
