import type { AnalyticsOverview } from '@herald/contract/endpoints/admin-analytics';
import { clsx } from 'clsx';
import { number, percent, seconds } from '../rules/figure-words.ts';
import { FigureCard, FigureRows } from './figure-card.tsx';

interface GenerationCardProps {
  overview: AnalyticsOverview | undefined;
  onRetry: (() => void) | undefined;
}

/** How many videos were made, how quickly, and what became of them. */
export function GenerationCard({ overview, onRetry }: GenerationCardProps) {
  const made = overview?.generation;
  const ended = made ? made.made + made.failed : 0;
  return (
    <FigureCard title="Video Generation Stats" aside="failed on top" onRetry={onRetry}>
      {overview && <MadeBars overview={overview} />}
      <FigureRows
        rows={[
          {
            name: 'Generated today',
            value: made && number(made.today),
            note: made && `${number(made.failed_today)} failed`,
          },
          {
            name: 'Average generation time',
            value: made && seconds(made.average_seconds),
            note: made?.slowest_seconds != null ? `longest ${seconds(made.slowest_seconds)}` : undefined,
          },
          {
            name: 'Success rate',
            value: made && percent(made.success_rate),
            note: ended > 0 ? `${number(made?.failed ?? 0)} of ${number(ended)} failed` : undefined,
          },
          { name: 'Downloads', value: made && number(made.downloads) },
          { name: 'Views', value: made && number(made.plays) },
          { name: 'Watched', value: made && number(made.watched) },
          { name: 'Shares', value: made && number(made.shares) },
        ]}
      />
    </FigureCard>
  );
}

/** A bar for each column of the chart; the chart and its table say the same in words. */
function MadeBars({ overview: { buckets } }: { overview: AnalyticsOverview }) {
  const most = Math.max(1, ...buckets.map(({ made, failed }) => made + failed));
  const height = (value: number) => ({ height: `${(value / most) * 100}%` });
  return (
    <div aria-hidden className={clsx('mt-3 flex h-[72px] items-end', buckets.length > 30 ? 'gap-px' : 'gap-1')}>
      {buckets.map(({ key, made, failed }, at) => (
        <span key={key} className="flex h-full min-w-0 flex-1 flex-col justify-end">
          <i className="block bg-bad" style={height(failed)} />
          <i
            className={clsx('block min-h-px', at === buckets.length - 1 ? 'bg-ink' : 'bg-line-strong')}
            style={height(made)}
          />
        </span>
      ))}
    </div>
  );
}
