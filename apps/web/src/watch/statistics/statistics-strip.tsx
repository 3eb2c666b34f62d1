import type { VideoStatistics } from '@herald/contract';
import { timeCode } from '../../lib/time-code.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Three numbers in one joined strip. */
export function StatisticsStrip({ statistics }: { statistics: VideoStatistics | undefined }) {
  const cells = statistics && [
    { name: 'Views', value: statistics.views.toLocaleString('en-US') },
    { name: 'Viewers', value: statistics.viewers.toLocaleString('en-US') },
    {
      name: 'Average watched',
      value: timeCode(statistics.average_watched_seconds),
      note: `${Math.round(statistics.average_watched_percent)}%`,
    },
  ];
  if (!cells) return <Skeleton className="h-[70px] rounded-card" />;
  return (
    <dl className="grid grid-cols-[1fr_1fr_auto] gap-px overflow-hidden rounded-card border border-line bg-line">
      {cells.map(({ name, value, note }) => (
        <div key={name} className="min-w-0 bg-panel px-4 py-2.5">
          <dt className="whitespace-nowrap text-12 text-ink-soft">{name}</dt>
          <dd className="mt-0.5 flex items-baseline gap-2">
            <span className="display tnum font-semibold text-20">{value}</span>
            {note && <span className="tnum text-12 text-ink-faint">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
