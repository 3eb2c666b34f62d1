import { type Alert, alertQuery } from '@herald/contract/endpoints/admin-monitoring';
import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { useListAddress } from '#data/list-address.ts';
import { exactMoment } from '#lib/dates.ts';
import { AdminList, listWords } from '#ui/admin-list.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { DataColumn } from '#ui/data-table.tsx';
import { Select } from '#ui/select.tsx';
import { useAlerts } from '../api/use-monitoring.ts';
import { AlertWebhookCard } from './alert-webhook-card.tsx';
import { AlertState, AlertText } from './alerts-panel.tsx';
import { MonitoringHeading } from './monitoring-heading.tsx';

const STATES = [
  { value: 'all', label: 'All alerts' },
  { value: 'active', label: 'Active' },
  { value: 'resolved', label: 'Resolved' },
] as const;

const columns: DataColumn<Alert>[] = [
  { id: 'alert', header: 'Alert', className: 'whitespace-normal! py-2', cell: (alert) => <AlertText alert={alert} /> },
  { id: 'started', header: 'Started', cell: ({ started_at }) => exactMoment(started_at) },
  { id: 'over', header: 'Over', cell: ({ resolved_at }) => (resolved_at ? exactMoment(resolved_at) : '–') },
  { id: 'state', header: 'State', cell: (alert) => <AlertState alert={alert} /> },
];

/** The history of alerts, and where they are told. */
export function AlertsList({ views }: { views: ReactNode }) {
  const place = useListAddress(alertQuery);
  const answer = useAlerts(place.query);
  return (
    <div className="flex flex-col gap-4">
      <MonitoringHeading line="Each alert is told once when it starts and once when it is over.">
        <Select
          label="State"
          options={STATES}
          value={place.query.state}
          onChange={(state) => place.change({ state, page: 1 })}
        />
        {views}
        <ButtonLink icon={Bell} to="/dashboard?tab=settings&section=alerts">
          Rules
        </ButtonLink>
      </MonitoringHeading>
      <AdminList
        words={{ ...listWords('alerts', 'alert'), hint: 'Try another state.' }}
        answer={answer}
        place={place}
        columns={columns}
        rowId={({ id }) => id}
        icon={Bell}
        listItem={(alert) => (
          <div className="flex items-start gap-3 px-4 py-3">
            <AlertText alert={alert} />
            <AlertState alert={alert} />
          </div>
        )}
      />
      <AlertWebhookCard />
    </div>
  );
}
