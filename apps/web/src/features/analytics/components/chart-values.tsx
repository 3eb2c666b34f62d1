import { clsx } from 'clsx';
import type { ChartData, Tone } from '../rules/chart-series.ts';

const dotClass: Record<Tone, string> = {
  'data-1': 'bg-data-1',
  'data-2': 'bg-data-2',
  'data-3': 'bg-data-3',
  'data-4': 'bg-data-4',
  bad: 'bg-bad',
};

interface ChartValuesProps {
  title: string;
  chart: ChartData;
  at: number;
  beforeName: string;
  /** Where the cursor is, in the width of the chart. */
  left: number;
  width: number;
}

const BOX = 208;
const GAP = 12;

/** Beside the cursor, on its roomier side, and always within the chart: on a phone it covers the cursor instead. */
function boxLeft(cursor: number, width: number): number {
  const beside = cursor > width / 2 ? cursor - GAP - BOX : cursor + GAP;
  return Math.max(0, Math.min(beside, width - BOX));
}

/** The box beside the cursor; the chart itself reads the same out. */
export function ChartValues({ title, chart, at, beforeName, left, width }: ChartValuesProps) {
  const { series, asides, totals, before, text } = chart;
  return (
    <div
      aria-hidden
      style={{ left: boxLeft(left, width), width: BOX }}
      className="pointer-events-none absolute top-0 z-10 rounded-card bg-panel p-3 text-12 shadow-float ring-1 ring-line-strong"
    >
      <div className="flex justify-between gap-3 text-13">
        <span className="font-medium">{title}</span>
        <span className="tnum font-medium">{text(totals[at] ?? 0)}</span>
      </div>
      <dl className="mt-1.5 space-y-0.5 text-ink-soft">
        {series.map(({ name, tone, values }) => (
          <Value key={name} name={name} value={text(values[at] ?? 0)} tone={tone} />
        ))}
        {asides.map(({ name, values }) => (
          <Value key={name} name={name} value={text(values[at] ?? 0)} tone="bad" />
        ))}
        <div className="mt-1 flex justify-between border-line border-t pt-1">
          <dt>{beforeName}</dt>
          <dd className="tnum">{text(before[at] ?? 0)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Value({ name, value, tone }: { name: string; value: string; tone: Tone }) {
  return (
    <div className="flex items-center gap-2">
      <i className={clsx('h-3 w-1 rounded-full', dotClass[tone])} />
      <dt className="min-w-0 flex-1 truncate">{name}</dt>
      <dd className="tnum">{value}</dd>
    </div>
  );
}

/** What the colours of a chart mean. */
export function ChartLegend({ chart, beforeName }: { chart: ChartData; beforeName: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-ink-soft">
      {chart.series.map(({ name, tone }) => (
        <span key={name} className="flex items-center gap-1.5">
          <i aria-hidden className={clsx('h-3 w-1 rounded-full', dotClass[tone])} />
          {name}
        </span>
      ))}
      <span className="flex items-center gap-1.5">
        <i aria-hidden className="w-4 border-ink-soft border-t-2 border-dotted" />
        {beforeName}
      </span>
    </span>
  );
}
