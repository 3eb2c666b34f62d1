import { useState } from 'react';
import { momentCode } from '#lib/time-code.ts';
import { retentionOf } from '../rules/retention-of.ts';
import type { Sentence } from '../rules/sentences.ts';
import { RetentionCurve } from './retention-curve.tsx';

/** Of a hundred viewers: fewer may leave anywhere. */
const NAMED_LOSS = 5;

interface RetentionChartProps {
  /** For each hundredth of the film, the share of plays that saw it. */
  retention: readonly number[];
  durationSec: number;
  sentences: readonly Sentence[];
  onJump: (sec: number) => void;
}

/** How many stayed, laid over what was being said. */
export function RetentionChart({ retention, durationSec, sentences, onJump }: RetentionChartProps) {
  const [marked, setMarked] = useState<number | null>(null);
  const percents = sentences.map((sentence) => Math.round(retentionOf(retention, sentence, durationSec) * 100));
  return (
    <div className="mt-5">
      <h3 className="plain-heading font-medium text-13">Which sentences kept people watching</h3>
      <RetentionCurve retention={retention} durationSec={durationSec} sentences={sentences} marked={marked} />
      <ol className="-mx-2 mt-2">
        {sentences.map((sentence, index) => {
          const percent = percents[index] ?? 0;
          const lost = (percents[index - 1] ?? percent) - percent;
          return (
            <li key={sentence.startSec}>
              <button
                type="button"
                onClick={() => onJump(sentence.startSec)}
                onPointerEnter={() => setMarked(index)}
                onPointerLeave={() => setMarked(null)}
                onFocus={() => setMarked(index)}
                onBlur={() => setMarked(null)}
                className="flex min-h-8 w-full items-center gap-3 rounded-control px-2 text-left text-13 transition-colors hover:bg-raised max-md:min-h-11"
              >
                <span className="tc w-8 shrink-0 text-12 text-ink-faint">{momentCode(sentence.startSec)}</span>
                <span className="min-w-0 flex-1 truncate text-ink-soft">{sentence.text}</span>
                {lost >= NAMED_LOSS && <span className="tnum shrink-0 text-12 text-bad">{`loses ${lost}`}</span>}
                <span className="tnum shrink-0 font-medium text-ink">{`${percent}%`}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
