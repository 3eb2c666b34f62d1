import type { Video } from '@herald/contract/endpoints/videos';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useLibraryActions } from './library-actions.ts';

interface SelectBoxProps {
  video: Video;
  isSelected: boolean;
  tabIndex: number;
  className?: string;
}

/** Takes the video into the selection; large enough for a thumb. */
export function SelectBox({ video, isSelected, tabIndex, className }: SelectBoxProps) {
  const { toggleSelected } = useLibraryActions();
  return (
    <label
      className={clsx(
        '-m-2 grid size-10 select-none place-items-center rounded-control transition-opacity duration-150',
        className,
      )}
    >
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={`Select ${video.title}`}
        tabIndex={tabIndex}
        onChange={({ nativeEvent }) => toggleSelected(video, isWithShift(nativeEvent))}
        className="peer sr-only"
      />
      <span
        className={clsx(
          'grid size-5 place-items-center rounded-sm ring-1 ring-inset peer-focus-visible:outline-2 peer-focus-visible:outline-signal-ink peer-focus-visible:outline-offset-2',
          isSelected ? 'bg-film-ink text-film ring-film-ink' : 'bg-film/70 text-transparent ring-film-ink/80',
        )}
      >
        <Check size={14} strokeWidth={2.5} aria-hidden />
      </span>
    </label>
  );
}

/** Browsers report a press of the space bar on a checkbox as a click as well. */
function isWithShift(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}
