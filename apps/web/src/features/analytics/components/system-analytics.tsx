import { type AnalyticsRange, analyticsRanges, rangeLabels } from '@herald/contract/analytics-range';
import type { AnalyticsOverview } from '@herald/contract/endpoints/admin-analytics';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Panel } from '#ui/panel.tsx';
import { Select } from '#ui/select.tsx';
import { useOverview } from '../api/use-analytics.ts';
import { dayText, spanText } from '../rules/figure-words.ts';
import { ChartPanel } from './chart-panel.tsx';
import { EngagementCard } from './engagement-card.tsx';
import { ExportMenu } from './export-menu.tsx';
import { CardFailure } from './figure-card.tsx';
import { GenerationCard } from './generation-card.tsx';
import { MetricCards } from './metric-cards.tsx';
import { PerformanceCard } from './performance-card.tsx';
import { TopVideosCard } from './top-videos-card.tsx';

const FIRST: AnalyticsRange = '7d';
const options = analyticsRanges.map((value) => ({ value, label: rangeLabels[value] }));

const rangeOf = (name: string | null): AnalyticsRange => analyticsRanges.find((one) => one === name) ?? FIRST;

/** What happened on this installation. The range is in the address. */
export function SystemAnalytics() {
  const [address, setAddress] = useSearchParams();
  const charts = useRef<HTMLDivElement>(null);
  const range = rangeOf(address.get('range'));
  const choose = (next: AnalyticsRange) =>
    setAddress((now) => {
      const changed = new URLSearchParams(now);
      changed.set('range', next);
      return changed;
    });
  const { data: overview, isError, refetch } = useOverview(range);
  const onRetry = isError && !overview ? () => void refetch() : undefined;
  return (
    <div ref={charts} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="font-semibold text-20">System Analytics</h2>
          <p className="mt-0.5 min-h-5 text-14 text-ink-soft">{overview && sinceText(overview)}</p>
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
          <Select label="Time range" options={options} value={range} onChange={choose} className="sm:w-[168px]!" />
          <ExportMenu range={range} charts={charts} />
        </div>
      </div>
      {onRetry ? (
        <Panel className="px-5">
          <CardFailure onRetry={onRetry} />
        </Panel>
      ) : (
        <MetricCards overview={overview} range={range} />
      )}
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-[1fr_400px]">
        <ChartPanel overview={overview} range={range} onRetry={onRetry} />
        <GenerationCard overview={overview} onRetry={onRetry} />
      </div>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-3">
        <EngagementCard range={range} />
        <PerformanceCard range={range} timeZone={overview?.time_zone ?? 'UTC'} />
        <TopVideosCard range={range} timeZone={overview?.time_zone ?? 'UTC'} />
      </div>
      <p className="text-13 text-ink-faint">
        A dash means that there is nothing to divide by, not zero. Each word says what it means when you point at it.
      </p>
    </div>
  );
}

function sinceText({ from, to, counted_since, time_zone }: AnalyticsOverview): string {
  return `${spanText(from, to)}, today live; watching and visits counted since ${dayText(counted_since, time_zone)}`;
}
