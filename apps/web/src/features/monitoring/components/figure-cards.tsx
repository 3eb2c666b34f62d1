import type { Monitoring } from '@herald/contract/endpoints/admin-monitoring';
import { clockTime, shortDay } from '#lib/dates.ts';
import { uptimeText } from '#lib/uptime-text.ts';
import { DASH, msText, percentText, spanText } from '../rules/monitoring-words.ts';
import { SparkLine } from './spark-line.tsx';

interface Card {
  label: string;
  value: string;
  note: string;
  /** One line that says what is counted. */
  meaning: string;
  series: readonly (number | null)[];
  from?: number;
}

/** The four figures of the installation, each with its course and since when it is counted. */
export function FigureCards({ data }: { data: Monitoring }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
      {cardsOf(data).map(({ label, value, note, meaning, series, from }) => (
        <div key={label} title={meaning} className="min-w-0 bg-panel px-5 py-4">
          <dt className="text-13 text-ink-soft">{label}</dt>
          <dd className="flex items-end gap-6">
            <span className="min-w-0 shrink-0">
              <span className="display tnum block font-semibold text-26">{value}</span>
              <span className="block text-12 text-ink-faint">{note}</span>
            </span>
            <SparkLine series={series} {...(from !== undefined && { from })} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function cardsOf({ uptime, response, requests, success, counted_since }: Monitoring): Card[] {
  const since = counted_since ? `since ${shortDay(counted_since)}` : 'nothing counted yet';
  const away = uptime.away_minutes === 0 ? 'never away' : `${spanText(uptime.away_minutes * 60)} away`;
  return [
    {
      label: 'Uptime',
      value: uptimeText(uptime.share),
      note: uptime.share === null ? since : `${away} ${since}`,
      meaning: 'Minutes in which an API reported, of all minutes since the first report, at most 90 days.',
      series: uptime.series,
      from: 0,
    },
    {
      label: 'Average Response',
      value: msText(response.average_ms),
      note: `p95 ${msText(response.p95_ms)}, last hour`,
      meaning: 'From a request to the start of its answer, over all API processes, in the last hour.',
      series: response.series,
      from: 0,
    },
    {
      label: 'Requests per Second',
      value: requests.per_second === null ? DASH : requests.per_second.toFixed(1),
      note:
        requests.highest === null || requests.highest_at === null
          ? 'last hour'
          : `highest ${requests.highest.toFixed(1)} at ${clockTime(requests.highest_at).slice(0, 5)}`,
      meaning: 'Requests of the last whole minute, over all API processes.',
      series: requests.series,
      from: 0,
    },
    {
      label: 'Success Rate',
      value: percentText(success.share),
      note: `${count(success.errors)} ${success.errors === 1 ? 'error' : 'errors'} of ${count(success.requests)}, last hour`,
      meaning: 'Requests of the last hour that did not end with an error of the server.',
      series: success.series,
    },
  ];
}

const count = (value: number) => value.toLocaleString('en-US');
