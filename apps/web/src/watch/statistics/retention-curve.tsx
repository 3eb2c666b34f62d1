import { clsx } from 'clsx';
import { timeCode } from '#lib/time-code.ts';
import type { Sentence } from '../rules/sentences.ts';

const WIDTH = 400;
const HEIGHT = 104;

interface RetentionCurveProps {
  retention: readonly number[];
  durationSec: number;
  sentences: readonly Sentence[];
  /** The sentence under the pointer. */
  marked: number | null;
}

/** The share of plays at every moment; each sentence is a field of its own behind it. */
export function RetentionCurve({ retention, durationSec, sentences, marked }: RetentionCurveProps) {
  const x = (sec: number) => (Math.min(sec, durationSec) / durationSec) * WIDTH;
  const points = retention.map((share, at) => `${((at + 0.5) / retention.length) * WIDTH},${(1 - share) * HEIGHT}`);
  const line = `0,${(1 - (retention[0] ?? 0)) * HEIGHT} ${points.join(' ')} ${WIDTH},${(1 - (retention.at(-1) ?? 0)) * HEIGHT}`;
  return (
    <figure className="mt-3">
      <div className="relative">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Retention: ${percentOf(retention[0])} of the plays saw the beginning, ${percentOf(retention.at(-1))} the end.`}
          className="block h-[120px] w-full overflow-visible"
        >
          {sentences.map((sentence, index) => {
            const startSec = index === 0 ? 0 : sentence.startSec;
            const endSec = sentences[index + 1]?.startSec ?? durationSec;
            return (
              <rect
                key={startSec}
                x={x(startSec) + 0.75}
                width={Math.max(0, x(endSec) - x(startSec) - 1.5)}
                height={HEIGHT}
                rx={2}
                className={clsx('transition-colors', index === marked ? 'fill-bone' : 'fill-raised')}
              />
            );
          })}
          <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} className="fill-data-1/20" />
          <polyline
            points={line}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeWidth={2}
            strokeLinejoin="round"
            className="stroke-data-1"
          />
        </svg>
        <span className="tnum absolute top-1 right-1.5 text-12 text-ink-faint" aria-hidden>
          100%
        </span>
      </div>
      <figcaption className="tc mt-1.5 flex justify-between text-12 text-ink-faint">
        <span>0:00</span>
        <span>{timeCode(durationSec)}</span>
      </figcaption>
    </figure>
  );
}

const percentOf = (share: number | undefined): string => `${Math.round((share ?? 0) * 100)}%`;
