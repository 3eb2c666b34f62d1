import { clsx } from 'clsx';
import { momentCode, timeCode } from '#lib/time-code.ts';
import { PlayButton } from './play-button.tsx';
import { WaveScrubber } from './wave-scrubber.tsx';

interface TransportProps {
  /** What is played. */
  label: string;
  bars: readonly number[];
  timeSec: number;
  durationSec: number;
  isPlaying: boolean;
  onToggle: () => void;
  onSeek: (timeSec: number) => void;
  className?: string;
}

/** Play, the wave to go along, and the time. */
export function Transport(props: TransportProps) {
  const { label, bars, timeSec, durationSec, isPlaying, onToggle, onSeek, className } = props;
  return (
    <div className={clsx('flex items-center gap-3', className)}>
      <PlayButton label={label} isPlaying={isPlaying} onToggle={onToggle} />
      <WaveScrubber
        label={`Place in ${label}`}
        bars={bars}
        timeSec={timeSec}
        durationSec={durationSec}
        onSeek={onSeek}
        className="h-7 min-w-0 flex-1"
      />
      <TimeOf timeSec={timeSec} durationSec={durationSec} />
    </div>
  );
}

export function TimeOf({ timeSec, durationSec }: { timeSec: number; durationSec: number }) {
  return (
    <span className="tc whitespace-nowrap text-12 text-ink-soft">
      {momentCode(timeSec)} / {timeCode(durationSec)}
    </span>
  );
}
