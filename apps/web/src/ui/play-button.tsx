import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';

interface PlayButtonProps {
  /** What it plays: "Sample of Ava". */
  label: string;
  isPlaying: boolean;
  onToggle: () => void;
  /** `line` where several stand in a list. */
  look?: 'ink' | 'line';
  disabled?: boolean;
  className?: string;
}

export function PlayButton({ label, isPlaying, onToggle, look = 'ink', disabled, className }: PlayButtonProps) {
  const Shape = isPlaying ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={`${isPlaying ? 'Pause' : 'Play'}: ${label}`}
      disabled={disabled}
      onClick={onToggle}
      className={clsx(
        'relative grid size-9 shrink-0 place-items-center rounded-full transition-colors duration-150 after:absolute after:-inset-1 after:content-[""] disabled:cursor-not-allowed',
        look === 'ink'
          ? 'bg-ink text-ground disabled:bg-raised disabled:text-ink-faint'
          : 'text-ink ring-1 ring-line-strong ring-inset hover:bg-raised disabled:text-ink-faint',
        className,
      )}
    >
      <Shape aria-hidden size={14} fill="currentColor" strokeWidth={0} className={clsx(!isPlaying && 'ml-[8%]')} />
    </button>
  );
}
