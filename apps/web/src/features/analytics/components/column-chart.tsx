import type { AnalyticsRange } from '@herald/contract/analytics-range';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack, LinePath } from '@visx/shape';
import { clsx } from 'clsx';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import type { ChartData, Tone } from '../rules/chart-series.ts';
import { columnName, columnTitle, shortText } from '../rules/figure-words.ts';
import { ChartValues } from './chart-values.tsx';

const HEIGHT = 268;
const FOOT = 28;
const LEFT = 52;
const TICKS = 4;

export const fillClass: Record<Tone, string> = {
  'data-1': 'fill-data-1',
  'data-2': 'fill-data-2',
  'data-3': 'fill-data-3',
  'data-4': 'fill-data-4',
  bad: 'fill-bad',
};

interface ColumnChartProps {
  label: string;
  chart: ChartData;
  range: AnalyticsRange;
  timeZone: string;
  beforeName: string;
}

/** Columns over time, and the range before as a dotted line. Arrow keys move the cursor, and its values are read out. */
export function ColumnChart({ label, chart, range, timeZone, beforeName }: ColumnChartProps) {
  const [box, width] = useWidth();
  const [at, setAt] = useState<number | null>(null);
  const valuesId = useId();
  const { keys, totals } = chart;
  const last = keys.length - 1;
  const x = scaleBand({ domain: keys, range: [LEFT, width], padding: keys.length > 40 ? 0.2 : 0.5 });
  const middle = (key: string) => (x(key) ?? 0) + x.bandwidth() / 2;
  const move = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: (at ?? last + 1) - 1,
      ArrowRight: (at ?? -1) + 1,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(Math.min(last, Math.max(0, next)));
  };
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const from = currentTarget.getBoundingClientRect().left + LEFT;
    setAt(Math.min(last, Math.max(0, Math.floor(((clientX - from) / Math.max(1, width - LEFT)) * keys.length))));
  };
  const cursor = at === null ? undefined : keys[at];
  return (
    <div
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? last}
      aria-valuetext={valueText(chart, at ?? last, timeZone)}
      aria-describedby={valuesId}
      onKeyDown={move}
      onFocus={() => setAt((now) => now ?? last)}
      onBlur={() => setAt(null)}
      onPointerMove={point}
      onPointerLeave={() => setAt(null)}
      className="relative mt-5 rounded-control"
    >
      <span id={valuesId} className="sr-only">
        Left and right arrow keys move from column to column.
      </span>
      {/* A drawing that has not been told of a new width yet must not widen the page. Names at its edges stand out. */}
      <div className="overflow-clip [overflow-clip-margin:24px]">
        <Columns {...{ chart, range, timeZone, width, x, middle, cursor }} />
      </div>
      {at !== null && cursor && (
        <ChartValues
          title={columnTitle(cursor, timeZone)}
          chart={chart}
          at={at}
          beforeName={beforeName}
          left={middle(cursor)}
          width={width}
        />
      )}
      <span className="sr-only">{`${totals.length} columns.`}</span>
    </div>
  );
}

interface ColumnsProps extends Pick<ColumnChartProps, 'chart' | 'range' | 'timeZone'> {
  width: number;
  x: ReturnType<typeof scaleBand<string>>;
  middle: (key: string) => number;
  /** The column that is looked at. */
  cursor: string | undefined;
}

/** The drawing alone, which says nothing to screen readers. */
function Columns({ chart, range, timeZone, width, x, middle, cursor }: ColumnsProps) {
  const { keys, series, before } = chart;
  const last = keys.length - 1;
  const heights = keys.map((_, index) => series.reduce((sum, { values }) => sum + Math.max(0, values[index] ?? 0), 0));
  const most = Math.max(1, ...heights, ...before);
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT, 8], nice: TICKS });
  const rows = keys.map((key, index) => ({
    key,
    ...Object.fromEntries(series.map(({ name, values }) => [name, values[index] ?? 0])),
  }));
  const every = Math.max(1, Math.ceil(keys.length / Math.max(2, Math.floor((width - LEFT) / 64))));
  return (
    <svg data-chart width={width} height={HEIGHT + FOOT} aria-hidden className="block overflow-visible">
      {y.ticks(TICKS).map((tick) => (
        <g key={tick}>
          <line
            x1={LEFT}
            x2={width}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
          <text x={0} y={y(tick) + 4} className="tnum fill-ink-faint text-12">
            {shortText(tick, chart.text)}
          </text>
        </g>
      ))}
      {cursor && <line x1={middle(cursor)} x2={middle(cursor)} y1={8} y2={HEIGHT} className="stroke-edge" />}
      <BarStack
        data={rows}
        keys={series.map(({ name }) => name)}
        x={({ key }) => key}
        xScale={x}
        yScale={y}
        color={() => 'currentColor'}
      >
        {(stacks) =>
          stacks.map((stack) =>
            stack.bars.map((bar) => (
              <rect
                key={`${stack.key} ${keys[bar.index]}`}
                x={bar.x}
                y={bar.y}
                width={bar.width}
                height={Math.max(0, bar.height - 1)}
                className={fillClass[series[stack.index]?.tone ?? 'data-1']}
              />
            )),
          )
        }
      </BarStack>
      <LinePath
        data={keys}
        x={middle}
        y={(key) => y(Math.max(0, before[keys.indexOf(key)] ?? 0))}
        strokeWidth={1.5}
        strokeDasharray="1 5"
        strokeLinecap="round"
        fill="none"
        className="stroke-ink-soft"
      />
      {keys.map(
        (key, index) =>
          (last - index) % every === 0 && (
            <text
              key={key}
              x={middle(key)}
              y={HEIGHT + 20}
              textAnchor="middle"
              className={clsx('text-12', key === cursor ? 'fill-ink font-medium' : 'fill-ink-faint')}
            >
              {columnName(key, { range, timeZone })}
            </text>
          ),
      )}
    </svg>
  );
}

/** What is read out for a column. */
function valueText(
  { keys, series, asides, totals, totalName, before, text }: ChartData,
  at: number,
  timeZone: string,
): string {
  const parts = [...series, ...asides].map(({ name, values }) => `${name} ${text(values[at] ?? 0)}`);
  const words = [`${totalName} ${text(totals[at] ?? 0)}`, ...parts, `before ${text(before[at] ?? 0)}`];
  return `${columnTitle(keys[at] ?? '', timeZone)}: ${words.join(', ')}`;
}

const FIRST_WIDTH = 640;

/** The width of an element, which is only known once it is there. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(Math.max(160, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width] as const;
}
