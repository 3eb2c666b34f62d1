import { clsx } from 'clsx';
import { Download, ListFilter, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useDeleteWebhook, useExportWebhooks, useRetryWebhook } from '../api/change-webhooks.ts';
import { refreshWebhooks } from '../api/use-webhooks.ts';
import { countFilters, readWebhooksQuery, type WebhooksQuery, writeWebhooksQuery } from '../rules/webhooks-query.ts';
import { SourcesDrawer } from './sources-drawer.tsx';
import { WebhookCards } from './webhook-cards.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookFilters } from './webhook-filters.tsx';
import { WebhookList } from './webhook-list.tsx';

/** What sellers and services reported, and what became of it. */
export function WebhookEvents({ ownEmail }: { ownEmail: string }) {
  const [address, setAddress] = useSearchParams();
  const query = readWebhooksQuery(address);
  const [isFiltering, setFiltering] = useState(countFilters(query) > 0);
  const [opened, setOpened] = useState<number>();
  const [deleting, setDeleting] = useState<number>();
  const [hasSources, setSources] = useState(false);
  const retry = useRetryWebhook();
  const change = (changes: Partial<WebhooksQuery>) =>
    setAddress((now) => writeWebhooksQuery(now, changes), { replace: true, preventScrollReset: true });
  return (
    <div className="flex flex-col gap-4">
      <WebhookHead query={query} isFiltering={isFiltering} onFilter={() => setFiltering(!isFiltering)} />
      <WebhookCards onSources={() => setSources(true)} />
      {isFiltering && <WebhookFilters query={query} onQuery={change} onClose={() => setFiltering(false)} />}
      <WebhookList
        query={query}
        onQuery={change}
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

interface WebhookHeadProps {
  query: WebhooksQuery;
  isFiltering: boolean;
  onFilter: () => void;
}

function WebhookHead({ query, isFiltering, onFilter }: WebhookHeadProps) {
  const [isRefreshing, setRefreshing] = useState(false);
  const exporting = useExportWebhooks();
  const filters = countFilters(query);
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
          {filters > 0 && <span className="tnum text-ink-faint">{filters}</span>}
        </Button>
        <Button size="toolbar" icon={RefreshCw} busyText={isRefreshing && 'Refreshing...'} onClick={refresh}>
          Refresh
        </Button>
        <Button
          size="toolbar"
          icon={Download}
          busyText={exporting.isPending && 'Exporting...'}
          onClick={() => exporting.mutate(query)}
        >
          Export CSV
        </Button>
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
