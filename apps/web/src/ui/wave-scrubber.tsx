import { clsx } from 'clsx';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { momentCode, timeCode } from '#lib/time-code.ts';

interface WaveScrubberProps {
  label: string;
  /** One bar each, 0 to 1. */
  bars: readonly number[];
  timeSec: number;
  durationSec: number;
  onSeek: (timeSec: number) => void;
  className?: string;
}

const STEP_SEC = 1;
const LEAP_SEC = 5;

/** A wave to go to any moment of a sound, by pointer or by arrow keys. The played part is ink, the head is signal. */
export function WaveScrubber({ label, bars, timeSec, durationSec, onSeek, className }: WaveScrubberProps) {
  const share = durationSec > 0 ? Math.min(1, timeSec / durationSec) : 0;
  const seekTo = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onSeek(Math.min(1, Math.max(0, (event.clientX - left) / width)) * durationSec);
  };
  const seekByKey = (event: KeyboardEvent) => {
    const target = keyTarget(event.key, timeSec, durationSec);
    if (target === null) return;
    event.preventDefault();
    onSeek(Math.min(durationSec, Math.max(0, target)));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(durationSec)}
      aria-valuenow={Math.round(timeSec)}
      aria-valuetext={`${momentCode(timeSec)} of ${timeCode(durationSec)}`}
      className={clsx('relative cursor-pointer touch-none rounded-sm', className)}
      onKeyDown={seekByKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && seekTo(event)}
    >
      <Bars bars={bars} className="text-line-strong" />
      <div className="absolute inset-0" style={{ clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }}>
        <Bars bars={bars} className="text-ink" />
      </div>
      {share > 0 && (
        <span
          className="-translate-x-px absolute inset-y-[-4px] w-[2px] bg-signal"
          style={{ left: `${share * 100}%` }}
        />
      )}
    </div>
  );
}

function keyTarget(key: string, timeSec: number, durationSec: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return timeSec + STEP_SEC;
    case 'ArrowLeft':
    case 'ArrowDown':
      return timeSec - STEP_SEC;
    case 'PageUp':
      return timeSec + LEAP_SEC;
    case 'PageDown':
      return timeSec - LEAP_SEC;
    case 'Home':
      return 0;
    case 'End':
      return durationSec;
    default:
      return null;
  }
}

/** Drawn once per sound, not once per moment. */
const Bars = memo(function Bars({ bars, className }: { bars: readonly number[]; className: string }) {
  return (
    <svg
      aria-hidden
      className={clsx('block size-full', className)}
      preserveAspectRatio="none"
      viewBox={`0 0 ${bars.length} 1`}
    >
      {bars.map((level, index) => {
        const height = Math.max(0.06, Math.min(1, level));
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in time.
            key={index}
            x={index + 0.14}
            width={0.72}
            y={(1 - height) / 2}
            height={height}
            fill="currentColor"
          />
        );
      })}
    </svg>
  );
});
