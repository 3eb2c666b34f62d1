import { type WebhookQuery, webhookQuery } from '@herald/contract/endpoints/webhook-events';
import { clsx } from 'clsx';
import { ListFilter, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { ExportButton } from '#data/export-button.tsx';
import { type ListAddress, useListAddress } from '#data/list-address.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useDeleteWebhook, useRetryWebhook } from '../api/change-webhooks.ts';
import { refreshWebhooks } from '../api/use-webhooks.ts';
import { SourcesDrawer } from './sources-drawer.tsx';
import { WebhookCards } from './webhook-cards.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookFilters } from './webhook-filters.tsx';
import { WebhookList } from './webhook-list.tsx';

/** What sellers and services reported, and what became of it. */
export function WebhookEvents({ ownEmail }: { ownEmail: string }) {
  const place = useListAddress(webhookQuery);
  const [isFiltering, setFiltering] = useState(place.isNarrowed);
  const [opened, setOpened] = useState<number>();
  const [deleting, setDeleting] = useState<number>();
  const [hasSources, setSources] = useState(false);
  const retry = useRetryWebhook();
  const reset = () => {
    place.clear();
    setFiltering(false);
  };
  return (
    <div className="flex flex-col gap-4">
      <WebhookHead place={place} isFiltering={isFiltering} onFilter={() => setFiltering(!isFiltering)} />
      <WebhookCards onSources={() => setSources(true)} />
      {isFiltering && <WebhookFilters query={place.query} onQuery={place.change} onReset={reset} />}
      <WebhookList
        place={place}
        selectedId={opened}
        onOpen={({ id }) => setOpened(id)}
        onRetry={({ id }) => retry.mutate(id)}
        onDelete={({ id }) => setDeleting(id)}
      />
      {hasSources && <SourcesDrawer ownEmail={ownEmail} onOpenEvent={setOpened} onClose={() => setSources(false)} />}
      {opened !== undefined && (
        <WebhookDialog id={opened} onDelete={() => setDeleting(opened)} onClose={() => setOpened(undefined)} />
      )}
      {deleting !== undefined && (
        <DeleteWebhook
          id={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            setDeleting(undefined);
            setOpened(undefined);
          }}
        />
      )}
    </div>
  );
}

const webhooksExport = {
  path: '/admin/webhook-events/export',
  filename: 'webhook_events.csv',
  failed: 'Failed to export webhook events.',
} as const;

interface WebhookHeadProps {
  place: ListAddress<WebhookQuery>;
  isFiltering: boolean;
  onFilter: () => void;
}

function WebhookHead({ place: { query, filterCount }, isFiltering, onFilter }: WebhookHeadProps) {
  const [isRefreshing, setRefreshing] = useState(false);
  const refresh = () => {
    setRefreshing(true);
    void refreshWebhooks().finally(() => setRefreshing(false));
  };
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <h2 className="font-semibold text-20">Webhook Events</h2>
        <p className="mt-0.5 text-14 text-ink-soft">Monitor incoming events from various sources</p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">
        <Button
          size="toolbar"
          icon={ListFilter}
          aria-expanded={isFiltering}
          onClick={onFilter}
          className={clsx(isFiltering && 'bg-raised')}
        >
          Filters
          {filterCount > 0 && <span className="tnum text-ink-faint">{filterCount}</span>}
        </Button>
        <Button size="toolbar" icon={RefreshCw} busyText={isRefreshing && 'Refreshing...'} onClick={refresh}>
          Refresh
        </Button>
        <ExportButton {...webhooksExport} query={query} />
      </div>
    </div>
  );
}

interface DeleteWebhookProps {
  id: number;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteWebhook({ id, onClose, onDeleted }: DeleteWebhookProps) {
  const deletion = useDeleteWebhook();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Delete Webhook Event"
      question={`Are you sure you want to delete event ${id}? This action cannot be undone. Plans it gave or took stay as they are.`}
      confirmLabel="Delete Event"
      busyText={deletion.isPending && 'Deleting...'}
      onConfirm={() => deletion.mutate(id, { onSuccess: onDeleted })}
    />
  );
}
