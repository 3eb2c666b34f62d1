import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Dot } from './dot.tsx';
import { Skeleton } from './skeleton.tsx';

export interface Stat {
  label: string;
  value: string;
  /** Says what the number counts. */
  note?: ReactNode;
  isLive?: boolean;
}

interface StatStripProps {
  stats: readonly Stat[];
  isLoading?: boolean;
}

/** One joined strip with hairlines; the numbers are set, not decorated. */
export function StatStrip({ stats, isLoading }: StatStripProps) {
  return (
    <dl
      className={clsx(
        'grid gap-px overflow-hidden rounded-card border border-line bg-line',
        stats.length > 4 ? 'grid-cols-3 lg:grid-cols-6' : 'grid-cols-4',
      )}
    >
      {stats.map((stat) => (
        <div key={stat.label} className="min-w-0 bg-panel px-2 py-2.5 sm:px-4 sm:py-3 md:px-5">
          <dt className="flex items-center gap-1.5 whitespace-nowrap text-12 text-ink-soft tracking-tight sm:gap-2 sm:tracking-normal sm:text-13">
            <span className="truncate">{stat.label}</span>
            {stat.isLive && <Dot tone="signal" isLive className="max-[439px]:hidden" />}
          </dt>
          {isLoading ? (
            <dd>
              <Skeleton className="mt-1 h-[22px] w-16 max-w-full sm:mt-2 sm:h-6" />
            </dd>
          ) : (
            <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5">
              <span className="display tnum font-semibold text-20 sm:text-26">{stat.value}</span>
              {stat.note && <span className="truncate text-12 text-ink-faint max-sm:hidden">{stat.note}</span>}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
