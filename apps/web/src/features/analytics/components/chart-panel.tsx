import type { AnalyticsRange } from '@herald/contract/analytics-range';
import type { AnalyticsOverview } from '@herald/contract/endpoints/admin-analytics';
import { BarChart3, Table2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type ChartData, chartOf, revenueByCurrency, SUBJECTS, type Subject } from '../rules/chart-series.ts';
import { beforeWords, columnTitle } from '../rules/figure-words.ts';
import { ChartLegend } from './chart-values.tsx';
import { ColumnChart } from './column-chart.tsx';
import { CardFailure } from './figure-card.tsx';

interface ChartPanelProps {
  overview: AnalyticsOverview | undefined;
  range: AnalyticsRange;
  onRetry: (() => void) | undefined;
}

/** One chart of three subjects, with a table behind it. */
export function ChartPanel({ overview, range, onRetry }: ChartPanelProps) {
  const [subject, setSubject] = useState<Subject>('revenue');
  const [isTable, setTable] = useState(false);
  const currencies = overview ? revenueByCurrency(overview).map(({ currency }) => currency) : [];
  const [wanted, setCurrency] = useState<string>();
  const currency = currencies.find((one) => one === wanted) ?? currencies[0] ?? 'USD';
  const chart = overview && chartOf(subject, overview, currency);
  const beforeName = beforeWords[range].replace('the ', '');
  const label = SUBJECTS.find(({ value }) => value === subject)?.label ?? '';
  const hasNoSales = subject === 'revenue' && currencies.length === 0;
  return (
    <Panel aria-label="Chart" className="min-w-0 p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Segmented label="Subject of the chart" segments={SUBJECTS} value={subject} onChange={setSubject} />
        {subject === 'revenue' && currencies.length > 1 && (
          <Select
            label="Currency"
            options={currencies.map((value) => ({ value, label: value || 'No currency' }))}
            value={currency}
            onChange={setCurrency}
            className="w-28!"
          />
        )}
        {chart && !hasNoSales && <ChartLegend chart={chart} beforeName={beforeName} />}
        <span className="ml-auto flex">
          <IconButton icon={BarChart3} label="Chart" aria-pressed={!isTable} onClick={() => setTable(false)} />
          <IconButton icon={Table2} label="Table" aria-pressed={isTable} onClick={() => setTable(true)} />
        </span>
      </div>
      {onRetry && <CardFailure onRetry={onRetry} />}
      {!onRetry && !chart && <Skeleton className="mt-5 h-[296px]" />}
      {!onRetry && chart && overview && hasNoSales && <NoSales />}
      {!onRetry && chart && overview && !hasNoSales && isTable && (
        <ChartTable chart={chart} label={`${label} as a table`} timeZone={overview.time_zone} />
      )}
      {!onRetry && chart && overview && !hasNoSales && !isTable && (
        <ColumnChart
          label={`${label} over time`}
          chart={chart}
          range={range}
          timeZone={overview.time_zone}
          beforeName={beforeName}
        />
      )}
    </Panel>
  );
}

function NoSales() {
  return (
    <div className="grid min-h-[296px] place-items-center">
      <div className="corners grid max-w-[344px] justify-items-center p-7 text-center text-ink-faint">
        <p className="font-semibold text-16 text-ink">No sales to draw yet</p>
        <p className="mt-1 text-13 text-ink-soft">
          There was no sale in this range or in the one before. Connect a shop and send a test event.
        </p>
        <ButtonLink to={paths.adminSellers} kind="primary" className="mt-4">
          Connect a shop
        </ButtonLink>
      </div>
    </div>
  );
}

function ChartTable({ chart, label, timeZone }: { chart: ChartData; label: string; timeZone: string }) {
  const { keys, series, asides, totals, totalName, before, text } = chart;
  const parts = [...series, ...asides].filter(({ name }) => name !== totalName);
  const column = (name: string, values: number[]) => ({
    id: name,
    header: name,
    isNumeric: true,
    cell: ({ at }: { at: number }) => text(values[at] ?? 0),
  });
  return (
    <div className="mt-5 max-h-[420px] overflow-auto">
      <DataTable
        label={label}
        columns={[
          { id: 'when', header: 'When', cell: ({ key }: { key: string; at: number }) => columnTitle(key, timeZone) },
          ...parts.map(({ name, values }) => column(name, values)),
          column(totalName, totals),
          column('Before', before),
        ]}
        rows={keys.map((key, at) => ({ key, at }))}
        rowId={({ key }) => key}
      />
    </div>
  );
}
