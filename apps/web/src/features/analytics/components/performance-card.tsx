import type { AnalyticsRange } from '@herald/contract/analytics-range';
import type { AnalyticsPerformance } from '@herald/contract/endpoints/admin-analytics';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { uptimeText } from '#lib/uptime-text.ts';
import { usePerformance } from '../api/use-analytics.ts';
import type { Defined } from '../rules/definitions.ts';
import { columnTitle, DASH, dayText, loadText, number, percent } from '../rules/figure-words.ts';
import { FigureCard, Term } from './figure-card.tsx';

interface PerformanceCardProps {
  range: AnalyticsRange;
  timeZone: string;
}

/** How quickly and reliably the processes worked, as far as they reported. */
export function PerformanceCard({ range, timeZone }: PerformanceCardProps) {
  const { data, isError, refetch } = usePerformance(range);
  const hours = data?.hours ?? [];
  const aside = data?.since ? `reported since ${dayText(data.since, timeZone)}` : 'all processes';
  return (
    <FigureCard title="System Performance" aside={aside} onRetry={isError && !data ? () => void refetch() : undefined}>
      <ul className="mt-1">
        <Line
          name="API response time"
          value={data && milliseconds(data.response_ms)}
          note={data && data.response_p95_ms !== null ? `p95 ${milliseconds(data.response_p95_ms)}` : undefined}
          values={hours.map(({ response_ms }) => response_ms)}
        />
        <Line
          name="Uptime"
          value={data && uptimeText(data.uptime)}
          note={data && data.minutes_down > 0 ? `${number(data.minutes_down)} min away` : undefined}
        />
        <Line
          name="Error rate"
          value={data && percent(data.error_rate)}
          note={data && data.requests > 0 ? `${number(data.errors)} of ${number(data.requests)}` : undefined}
          values={hours.map(({ error_rate }) => error_rate)}
        />
        <Line
          name="Server load"
          value={data && loadText(data.load)}
          note={highestLoad(hours, timeZone)}
          values={hours.map(({ load }) => load)}
        />
      </ul>
      {data && !data.since && (
        <p className="mt-2 text-13 text-ink-soft">
          No process has reported in this range. Reports are kept for 90 days.
        </p>
      )}
    </FigureCard>
  );
}

const milliseconds = (ms: number | null): string => (ms === null ? DASH : `${number(Math.round(ms))} ms`);

/** The busiest of several hours. */
function highestLoad(hours: AnalyticsPerformance['hours'], timeZone: string): string | undefined {
  const [busiest] = hours.toSorted((one, other) => (other.load ?? 0) - (one.load ?? 0));
  if (!busiest?.load || hours.length < 2) return undefined;
  return `highest ${loadText(busiest.load)}, ${columnTitle(busiest.at, timeZone)}`;
}

interface LineProps {
  name: Defined;
  value: string | undefined;
  note?: string | undefined;
  values?: readonly (number | null)[];
}

function Line({ name, value, note, values = [] }: LineProps) {
  return (
    <li className="flex items-center justify-between gap-4 border-line border-b py-3.5 last:border-0">
      <span className="min-w-0 flex-1 text-13 text-ink-soft">
        <Term>{name}</Term>
        {note && <span className="block text-12 text-ink-faint">{note}</span>}
      </span>
      <Spark values={values.filter((one) => one !== null)} />
      <span className="display tnum w-24 text-right font-semibold text-20">{value ?? ' '}</span>
    </li>
  );
}

const WIDTH = 110;
const HEIGHT = 24;

/** The course over the hours of the range; the number beside it says what matters. */
function Spark({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const x = scaleLinear({ domain: [0, values.length - 1], range: [0, WIDTH] });
  const y = scaleLinear({ domain: [0, Math.max(...values) || 1], range: [HEIGHT - 1, 1] });
  return (
    <svg data-chart width={WIDTH} height={HEIGHT} aria-hidden className="shrink-0 max-sm:hidden">
      <LinePath
        data={[...values.entries()]}
        x={([at]) => x(at)}
        y={([, value]) => y(value)}
        strokeWidth={1.5}
        fill="none"
        className="stroke-ink-soft"
      />
    </svg>
  );
}
