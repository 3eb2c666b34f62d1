import { clsx } from 'clsx';

interface WaveformProps {
  /** One bar each, 0 to 1. */
  loudness: readonly number[];
  /** 0 to 1; the played part is ink, the head is signal. */
  playedShare: number;
}

/** Fills its box. The numbers are beside it, so it is an ornament for screen readers. */
export function Waveform({ loudness, playedShare }: WaveformProps) {
  return (
    <div aria-hidden className="relative flex h-full items-center gap-px">
      {loudness.map((level, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in time.
          key={index}
          className={clsx(
            'min-w-0 flex-1 rounded-full',
            index / loudness.length < playedShare ? 'bg-ink' : 'bg-line-strong',
          )}
          style={{ height: `${Math.max(0.06, level) * 100}%` }}
        />
      ))}
      {playedShare > 0 && (
        <span className="absolute inset-y-[-4px] w-[2px] bg-signal" style={{ left: `${playedShare * 100}%` }} />
      )}
    </div>
  );
}
