import type { CSSProperties, KeyboardEvent } from 'react';
import { momentCode, timeCode } from '#lib/time-code.ts';

const KEY_STEP_SEC = 5;

interface SeekBarProps {
  atSec: number;
  durationSec: number | null;
  onSeek: (sec: number) => void;
  /** Places that are marked on the bar, such as chapters. */
  marksSec?: readonly number[];
}

/** Where the film is, and the way to anywhere else in it. */
export function SeekBar({ atSec, durationSec, onSeek, marksSec = [] }: SeekBarProps) {
  const share = durationSec ? Math.min(1, atSec / durationSec) : 0;
  const seekByKey = (event: KeyboardEvent) => {
    const stepSec = { ArrowLeft: -KEY_STEP_SEC, ArrowRight: KEY_STEP_SEC }[event.key];
    if (!stepSec || durationSec === null) return;
    event.preventDefault();
    onSeek(Math.min(durationSec, Math.max(0, atSec + stepSec)));
  };
  return (
    <div className="relative">
      <input
        type="range"
        aria-label="Place in the video"
        aria-valuetext={`${momentCode(atSec)} of ${timeCode(durationSec)}`}
        min={0}
        max={durationSec ?? 1}
        step={0.1}
        value={durationSec === null ? 0 : Math.min(atSec, durationSec)}
        disabled={durationSec === null}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
        onKeyDown={seekByKey}
        style={{ '--done': share } as CSSProperties}
        className="seek-bar"
      />
      {durationSec !== null &&
        marksSec.map((markSec) => (
          <span
            key={markSec}
            aria-hidden
            className="pointer-events-none absolute top-1/2 h-2.5 w-0.5 -translate-y-1/2 rounded-full bg-film-ink ring-1 ring-film/60"
            style={{ left: `${(markSec / durationSec) * 100}%` }}
          />
        ))}
    </div>
  );
}
