import type { AnalyticsRange } from '@herald/contract/analytics-range';
import type { AnalyticsBucket, AnalyticsOverview } from '@herald/contract/endpoints/admin-analytics';
import { clsx } from 'clsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { revenueByCurrency } from '../rules/chart-series.ts';
import type { Defined } from '../rules/definitions.ts';
import { beforeWords, changeOf, money, number } from '../rules/figure-words.ts';
import { Term } from './figure-card.tsx';

interface MetricCardsProps {
  overview: AnalyticsOverview | undefined;
  range: AnalyticsRange;
}

/** Revenue, users and videos, each with its change against the range before. */
export function MetricCards({ overview, range }: MetricCardsProps) {
  const earlier = beforeWords[range];
  return (
    <div className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-3">
      <Metric name="Total Revenue" facts={overview && revenueFacts(overview, earlier)} />
      <Metric
        name="Total Users"
        facts={overview && growthFacts(overview, { total: overview.total_users, of: 'users', word: 'new', earlier })}
      />
      <Metric
        name="Total Videos"
        facts={overview && growthFacts(overview, { total: overview.total_videos, of: 'made', word: 'made', earlier })}
      />
    </div>
  );
}

interface Facts {
  value: string;
  note: string;
  now: number;
  before: number;
}

function revenueFacts(overview: AnalyticsOverview, earlier: string): Facts {
  const [main, ...others] = revenueByCurrency(overview);
  if (!main) return { value: money(0, 'USD'), note: `No sale in this range or in ${earlier}`, now: 0, before: 0 };
  const also = others.map(({ currency, total }) => ` and ${money(total, currency)}`).join('');
  const note = `${money(main.before, main.currency)} in ${earlier}${also && `. Other currencies: ${also.slice(5)}`}`;
  return { value: money(main.total, main.currency), note, now: main.total, before: main.before };
}

interface Growth {
  total: number;
  of: 'users' | 'made';
  word: string;
  earlier: string;
}

function growthFacts({ buckets, before }: AnalyticsOverview, { total, of, word, earlier }: Growth): Facts {
  const sum = (columns: AnalyticsBucket[]) => columns.reduce((all, bucket) => all + bucket[of], 0);
  const [now, then] = [sum(buckets), sum(before)];
  return { value: number(total), note: `${number(now)} ${word}, ${number(then)} in ${earlier}`, now, before: then };
}

function Metric({ name, facts }: { name: Defined; facts: Facts | undefined }) {
  return (
    <dl className="min-w-0 bg-panel px-4 py-4 md:px-5">
      <dt className="flex items-center justify-between gap-2 text-13 text-ink-soft">
        <Term>{name}</Term>
        {facts ? <Trend change={changeOf(facts.now, facts.before)} /> : <Skeleton className="h-[22px] w-14" />}
      </dt>
      {facts ? (
        <dd>
          <span className="display tnum mt-1 block truncate font-semibold text-34">{facts.value}</span>
          <Comparison now={facts.now} before={facts.before} />
          <span className="mt-2 block text-12 text-ink-faint">{facts.note}</span>
        </dd>
      ) : (
        <dd>
          <Skeleton className="mt-2.5 h-8 w-32" />
          <Skeleton className="mt-4 h-[3px] w-full" />
          <Skeleton className="mt-3 h-2.5 w-44" />
        </dd>
      )}
    </dl>
  );
}

const better = { arrow: '▲ ', word: 'up ', ink: 'text-good' };
const worse = { arrow: '▼ ', word: 'down ', ink: 'text-bad' };
const same = { arrow: '', word: 'unchanged, ', ink: 'text-ink-soft' };

/** Arrow and sign, never colour alone. */
function Trend({ change }: { change: number | null }) {
  if (change === null) return null;
  const { arrow, word, ink } = change === 0 ? same : change < 0 ? worse : better;
  return (
    <span className={clsx('tnum rounded-sm border border-line px-1.5 text-12', ink)}>
      <span aria-hidden>{arrow}</span>
      <span className="sr-only">{word}</span>
      {Math.abs(change).toLocaleString('en-US')}%
    </span>
  );
}

/** This range as a bar and the range before as a mark, on one scale. The words are below it. */
function Comparison({ now, before }: { now: number; before: number }) {
  const most = Math.max(now, before, 1) * 1.1;
  const at = (value: number) => `${(Math.max(0, value) / most) * 100}%`;
  return (
    <span aria-hidden className="relative mt-3 block h-[3px] rounded-full bg-line-strong">
      <span className="block h-full rounded-full bg-ink-soft" style={{ width: at(now) }} />
      {before > 0 && <span className="absolute -top-[3px] h-[9px] w-[2px] bg-ink" style={{ left: at(before) }} />}
    </span>
  );
}
