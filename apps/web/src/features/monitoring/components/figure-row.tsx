import type { ReactNode } from 'react';
import { GaugeBar } from './gauge.tsx';
import { SparkLine } from './spark-line.tsx';

interface FigureRowProps {
  label: string;
  value: ReactNode;
  /** Shown as a bar. */
  share?: number | null;
  /** Shown as a line. */
  series?: readonly (number | null)[];
  /** Why there is no figure. */
  reason?: string | undefined;
}

/** One figure of a panel with its bar or its course. What cannot be had says why. */
export function FigureRow({ label, value, share, series, reason }: FigureRowProps) {
  if (reason) {
    return (
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2.5 text-13 last:border-b-0">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="text-12 text-ink-faint">{`not available: ${reason}`}</dd>
      </div>
    );
  }
  return (
    <div className="flex items-center gap-4 border-line border-b py-2.5 text-13 last:border-b-0">
      <dt className="w-[120px] shrink-0 text-ink-soft">{label}</dt>
      <dd className="flex min-w-0 flex-1 items-center gap-4">
        {share !== undefined && (
          <span className="min-w-0 flex-1 [&>div]:mt-0">
            <GaugeBar share={share} />
          </span>
        )}
        {series && <SparkLine series={series} from={0} />}
        <span className="tnum ml-auto min-w-0 text-right font-semibold">{value}</span>
      </dd>
    </div>
  );
}
