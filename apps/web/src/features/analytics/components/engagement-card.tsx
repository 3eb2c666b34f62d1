import type { AnalyticsRange } from '@herald/contract/analytics-range';
import { scaleLinear } from '@visx/scale';
import { AreaClosed, LinePath } from '@visx/shape';
import { useEngagement } from '../api/use-analytics.ts';
import { minutesAndSeconds, number, percent } from '../rules/figure-words.ts';
import { FigureCard, FigureRows, Term } from './figure-card.tsx';

const ACTIVE = [
  { name: 'Daily active', field: 'daily_active' },
  { name: 'Weekly active', field: 'weekly_active' },
  { name: 'Monthly active', field: 'monthly_active' },
] as const;

/** Who uses Herald, comes back and buys. */
export function EngagementCard({ range }: { range: AnalyticsRange }) {
  const { data, isError, refetch } = useEngagement(range);
  return (
    <FigureCard title="User Engagement" onRetry={isError && !data ? () => void refetch() : undefined}>
      <dl className="mt-3 grid grid-cols-3 gap-px overflow-hidden rounded-control border border-line bg-line">
        {ACTIVE.map(({ name, field }) => (
          <div key={name} className="min-w-0 bg-panel px-3 py-2">
            <dt className="text-12 text-ink-soft">
              <Term>{name}</Term>
            </dt>
            <dd className="display tnum font-semibold text-20">{data ? number(data[field]) : ' '}</dd>
          </div>
        ))}
      </dl>
      {data && data.retention_curve.length > 1 && <RetentionCurve shares={data.retention_curve} />}
      <FigureRows
        rows={[
          { name: '7-day retention', value: data && percent(data.retention_7) },
          { name: '30-day retention', value: data && percent(data.retention_30) },
          { name: 'Conversion rate', value: data && percent(data.conversion_rate) },
          { name: 'Average session', value: data && minutesAndSeconds(data.average_session_seconds) },
        ]}
      />
    </FigureCard>
  );
}

const WIDTH = 400;
const HEIGHT = 86;
const FOOT = 18;

/** The share of people seen so many days after joining, or later. */
function RetentionCurve({ shares }: { shares: readonly number[] }) {
  const x = scaleLinear({ domain: [0, shares.length - 1], range: [0, WIDTH] });
  const y = scaleLinear({ domain: [0, 1], range: [HEIGHT, 4] });
  const points = [...shares.entries()];
  const across = ([day]: [number, number]) => x(day);
  const up = ([, share]: [number, number]) => y(share);
  const last = shares.length - 1;
  return (
    <svg
      data-chart
      viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}
      role="img"
      aria-label={`Retention: ${percent(shares[7] ?? null)} after 7 days, ${percent(shares[last] ?? null)} after ${last} days, of people who joined 30 days before the range.`}
      className="mt-4 block w-full"
    >
      <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-line-strong" />
      <AreaClosed data={points} x={across} y={up} yScale={y} className="fill-raised" />
      <LinePath data={points} x={across} y={up} strokeWidth={1.5} fill="none" className="stroke-ink" />
      {[7, last].map((day) => (
        <line key={day} x1={x(day)} x2={x(day)} y1={y(shares[day] ?? 0)} y2={HEIGHT} className="stroke-edge" />
      ))}
      <text x={0} y={HEIGHT + 14} className="fill-ink-faint text-12">
        joined
      </text>
      <text x={x(7)} y={HEIGHT + 14} textAnchor="middle" className="fill-ink-faint text-12">
        7 days
      </text>
      <text x={WIDTH} y={HEIGHT + 14} textAnchor="end" className="fill-ink-faint text-12">
        {`${last} days`}
      </text>
    </svg>
  );
}
