import type { Video } from '@herald/contract';

export interface VideoItemProps {
  video: Video;
  index: number;
  /** The one the Tab key reaches; the arrow keys go on from there. */
  isActive: boolean;
  isSelected: boolean;
  /** Something is selected: a click selects instead of opening. */
  isSelecting: boolean;
  isRenaming: boolean;
}
