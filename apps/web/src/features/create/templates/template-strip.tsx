import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { momentCode } from '#lib/time-code.ts';

interface TemplateStripProps {
  moments: readonly number[];
  /** Those that are drawn already. */
  stills: ReadonlyMap<number, ImageBitmap> | undefined;
  /** Width to height. */
  aspect: number;
  nowSec: number;
  onGoTo: (sec: number) => void;
}

/** The film at a glance; a press goes there. */
export function TemplateStrip({ moments, stills, aspect, nowSec, onGoTo }: TemplateStripProps) {
  const current = tileAt(moments, nowSec);
  return (
    <ul aria-label="Moments of the film" className="mt-3 grid grid-cols-5 gap-1.5">
      {moments.map((moment, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places of the strip, which keep their picture until the next one is drawn.
        <li key={at} className="flex">
          <button
            type="button"
            aria-label={`Go to ${momentCode(moment)}`}
            aria-current={at === current}
            onClick={() => onGoTo(moment)}
            style={{ aspectRatio: aspect }}
            className={clsx(
              'w-full overflow-hidden rounded-sm bg-film outline-offset-2',
              at === current && 'ring-2 ring-ink',
            )}
          >
            <Still still={stills?.get(moment)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The picture of the strip that stands for a moment: the last one that begins before it. */
function tileAt(moments: readonly number[], sec: number): number {
  const begins = moments.map((moment, at) => (at === 0 ? 0 : (moment + (moments[at - 1] ?? 0)) / 2));
  return begins.findLastIndex((from) => from <= sec);
}

function Still({ still }: { still: ImageBitmap | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current || !still || still.width === 0) return;
    current.width = still.width;
    current.height = still.height;
    current.getContext('2d')?.drawImage(still, 0, 0);
  }, [still]);
  return <canvas ref={canvas} aria-hidden width={9} height={16} className="block size-full object-cover" />;
}
