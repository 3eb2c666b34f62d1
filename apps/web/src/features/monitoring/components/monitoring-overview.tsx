import type { Monitoring } from '@herald/contract/endpoints/admin-monitoring';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { messageOf } from '#lib/api.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ListFailure } from '#ui/list-states.tsx';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useMonitoring } from '../api/use-monitoring.ts';
import { spanText } from '../rules/monitoring-words.ts';
import { AlertsPanel } from './alerts-panel.tsx';
import { FigureCards } from './figure-cards.tsx';
import { MonitoringHeading } from './monitoring-heading.tsx';
import { QueuesPanel } from './queues-panel.tsx';
import { DatabasePanel, ServerPanel } from './server-panels.tsx';
import { ServicesPanel } from './services-panel.tsx';
import { WorkersPanel } from './workers-panel.tsx';

const ALL = 'all machines';

/** How the installation is now, of all machines or of one. Asked again every 15 s while it is visible. */
export function MonitoringOverview({ views }: { views: ReactNode }) {
  const [host, setHost] = useState<string>();
  const monitoring = useMonitoring(host);
  const { data, dataUpdatedAt } = monitoring;
  const secondsSince = useSecondsSince(dataUpdatedAt);
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    const { error } = await monitoring.refetch();
    setRefreshing(false);
    if (error) toastError('Error', messageOf(error, 'Failed to read the figures.'));
    else toastSuccess('Metrics Refreshed', 'System metrics have been updated.');
  };
  return (
    <div className="flex flex-col gap-4">
      <MonitoringHeading health={data} line={lineOf(data, secondsSince)}>
        {data && data.hosts.length > 1 && (
          <Select
            label="Machine"
            options={[ALL, ...data.hosts].map((value) => ({ value, label: value === ALL ? 'All machines' : value }))}
            value={host ?? ALL}
            onChange={(next) => setHost(next === ALL ? undefined : next)}
            className="sm:w-[168px]!"
          />
        )}
        {views}
        <Button icon={RefreshCw} onClick={() => void refresh()} busyText={isRefreshing && 'Refreshing...'}>
          Refresh
        </Button>
      </MonitoringHeading>
      {monitoring.isPending && <Spinner label="Loading figures..." className="py-24" />}
      {monitoring.isLoadingError && <ListFailure title="Failed to load the figures." answer={monitoring} />}
      {data && <Panels data={data} secondsSince={secondsSince} />}
    </div>
  );
}

function Panels({ data, secondsSince }: { data: Monitoring; secondsSince: number }) {
  return (
    <>
      <FigureCards data={data} />
      <WorkersPanel processes={data.processes} secondsSince={secondsSince} />
      <div className="grid items-start gap-4 xl:grid-cols-[2fr_1fr]">
        <QueuesPanel queues={data.queues} />
        <ServerPanel server={data.server} />
      </div>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <DatabasePanel database={data.database} />
        <ServicesPanel services={data.services} processes={data.processes} />
        <AlertsPanel alerts={data.alerts} />
      </div>
    </>
  );
}

function lineOf(data: Monitoring | undefined, secondsSince: number): string {
  const latest = data?.processes.map(({ silent_seconds }) => silent_seconds) ?? [];
  if (latest.length === 0) return 'Each process reports every 15 s.';
  return `Each process reports every 15 s; last report ${spanText(Math.min(...latest) + secondsSince)} ago`;
}

/** Counts on once a second; a browser tab nobody sees counts nothing. */
function useSecondsSince(momentMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return momentMs === 0 ? 0 : Math.max(0, Math.floor((nowMs - momentMs) / 1000));
}
