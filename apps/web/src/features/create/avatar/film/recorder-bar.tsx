import { clsx } from 'clsx';
import { SwitchCamera, X } from 'lucide-react';
import { timeCode } from '#lib/time-code.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { BrandName, brandClass } from '#ui/mark.tsx';
import { OnAir } from '#ui/on-air.tsx';

interface RecorderBarProps {
  stream: MediaStream | null;
  /** Undefined while nothing is recorded. */
  sec: number | undefined;
  /** Takes the next camera, where there is one; undefined while it records. */
  onTurn: (() => void) | undefined;
  onLeave: () => void;
}

/** Instead of the navigation: that it records, with which camera, and the way out. */
export function RecorderBar({ stream, sec, onTurn, onLeave }: RecorderBarProps) {
  return (
    <header className="flex min-h-14 items-center justify-between gap-3 border-line border-b px-4 lg:px-8">
      <div className="flex min-w-0 flex-1 items-center gap-4">
        <span className={clsx(brandClass, 'min-w-0')}>
          <BrandName size="m" />
        </span>
        <h2 className="shrink-0 border-line border-l pl-4 font-medium text-14 max-md:sr-only">Film yourself</h2>
      </div>
      {sec !== undefined && (
        <OnAir>
          Recording <span className="tc">{timeCode(sec)}</span>
        </OnAir>
      )}
      <div className="flex flex-1 items-center justify-end gap-1">
        <span className="mr-2 min-w-0 truncate text-13 text-ink-faint max-md:hidden">
          {stream?.getVideoTracks()[0]?.label}
        </span>
        {onTurn && <IconButton icon={SwitchCamera} label="Use another camera" onClick={onTurn} />}
        <IconButton icon={X} label="Leave" onClick={onLeave} />
      </div>
    </header>
  );
}
