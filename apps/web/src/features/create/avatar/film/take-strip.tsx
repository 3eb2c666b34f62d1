import type { ClipReport } from '@herald/media/clips';
import { clsx } from 'clsx';
import { timeCode } from '#lib/time-code.ts';
import { spanNames } from './clip-words.ts';

interface TakeStripProps {
  report: Pick<ClipReport, 'spans' | 'durationSec'>;
  /** The prepared clip; without one the spans have no picture. */
  videoUrl: string | null;
  /** Seen until the picture of a span is there. */
  posterUrl?: string | null;
  chosenSec?: number | undefined;
  onChoose?: (sec: number) => void;
}

/** The whole take: spans as wide as they are long, usable ones in color, the others grey with their reason. */
export function TakeStrip({
  report: { spans, durationSec },
  videoUrl,
  posterUrl,
  chosenSec,
  onChoose,
}: TakeStripProps) {
  const names = spanNames(spans);
  return (
    <ol aria-label="The whole take" className="flex h-24 gap-px overflow-hidden rounded-control bg-line sm:h-32">
      {spans.map(({ fromSec, toSec, fault, moment }, at) => {
        const isUsable = moment !== null && fault === null;
        const isChosen = chosenSec !== undefined && chosenSec >= fromSec && chosenSec < toSec;
        return (
          <li
            key={fromSec}
            className="relative min-w-1 overflow-hidden bg-film"
            style={{ flexGrow: Math.max(0.2, toSec - fromSec), flexBasis: 0 }}
          >
            <button
              type="button"
              disabled={!onChoose}
              aria-pressed={onChoose ? isChosen : undefined}
              aria-label={`${names[at]}, ${timeCode(fromSec)} to ${timeCode(toSec)}${isUsable ? '' : ', left out'}`}
              onClick={() => onChoose?.(fromSec)}
              className="absolute inset-0 text-left"
            >
              {videoUrl && (
                <video
                  src={`${videoUrl}#t=${((fromSec + toSec) / 2).toFixed(2)}`}
                  muted
                  playsInline
                  preload="metadata"
                  aria-hidden
                  tabIndex={-1}
                  style={posterUrl ? { background: `url("${posterUrl}") 50% 25% / cover` } : undefined}
                  className={clsx('size-full object-cover', !isUsable && 'brightness-[.42] grayscale')}
                />
              )}
              <span
                className={clsx(
                  'absolute inset-x-1.5 bottom-1.5 truncate text-12 text-film-ink',
                  durationSec > 0 && (toSec - fromSec) / durationSec < 0.08 && 'max-sm:hidden',
                )}
              >
                {!isUsable && <span aria-hidden className="mr-1 inline-block size-[7px] rounded-[1.5px] bg-bad" />}
                {names[at]}
              </span>
              {isChosen && <span aria-hidden className="absolute inset-0 border-2 border-signal" />}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
