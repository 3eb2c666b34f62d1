import type { WebhookStatistics } from '@herald/contract/endpoints/webhook-events';
import { limits } from '@herald/contract/limits';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useWebhookStatistics } from '../api/use-webhooks.ts';
import { countText, hasRate, successRateText } from '../rules/webhook-words.ts';
import { SourceMark } from './webhook-marks.tsx';

/** Total, success, failures and sources of the last days. */
export function WebhookCards({ onSources }: { onSources: () => void }) {
  const { data } = useWebhookStatistics();
  const days = data?.period_days ?? limits.webhookStatisticsDays;
  const failed = data?.events_by_status.failed ?? 0;
  const sources = Object.keys(data?.events_by_source ?? {});
  return (
    <div className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
      <Card
        label="Total Events"
        value={data && countText(data.total_events)}
        note={`last ${days} days`}
        aside={data && <DayBars days={data.events_by_day} />}
      />
      <Card
        label="Success Rate"
        value={data && successRateText(data)}
        note={data && hasRate(data) && `error rate ${data.error_rate.toFixed(1)}%`}
      />
      <Card
        label="Failed Events"
        value={data && countText(failed)}
        note={failed > 0 && <span className="text-bad">Requires attention</span>}
      />
      <Card
        label="Active Sources"
        value={data && countText(sources.length)}
        note={
          <span className="inline-flex gap-1.5">
            {sources.map((source) => (
              <SourceMark key={source} source={source} />
            ))}
          </span>
        }
        aside={
          <Button size="s" onClick={onSources} className="max-md:min-h-11">
            Sources
          </Button>
        }
      />
    </div>
  );
}

interface CardProps {
  label: string;
  value: string | undefined;
  note?: ReactNode;
  aside?: ReactNode;
}

function Card({ label, value, note, aside }: CardProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-2 bg-panel px-4 py-3 md:px-5">
      <dl className="min-w-0">
        <dt className="text-13 text-ink-soft">{label}</dt>
        <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5">
          {value === undefined ? (
            <Skeleton className="my-0.5 h-6 w-16" />
          ) : (
            <span className="display tnum font-semibold text-20 sm:text-26">{value}</span>
          )}
          {note && <span className="text-12 text-ink-faint">{note}</span>}
        </dd>
      </dl>
      {aside}
    </div>
  );
}

/** A bar for each day: all events, and the failed ones on top of them. */
function DayBars({ days }: { days: WebhookStatistics['events_by_day'] }) {
  const most = Math.max(1, ...days.map(({ total }) => total));
  const heightOf = (events: number) => ({ height: `${(events / most) * 100}%` });
  return (
    <div aria-hidden className="flex h-9 items-end gap-[3px] max-sm:hidden">
      {days.map(({ day, total, failed }) => (
        <span key={day} className={clsx('flex h-full w-2.5 flex-col justify-end', total === 0 && 'opacity-40')}>
          <span className="bg-bad" style={heightOf(failed)} />
          <span className="min-h-px bg-line-strong" style={heightOf(total - failed)} />
        </span>
      ))}
    </div>
  );
}
