import type { WebhookEventRow } from '@herald/contract/endpoints/webhook-events';
import { Webhook } from 'lucide-react';
import { failureOf } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { useWebhooks } from '../api/use-webhooks.ts';
import { amountText, countText } from '../rules/webhook-words.ts';
import { allWebhooks, countFilters, type WebhooksQuery } from '../rules/webhooks-query.ts';
import { Created, WebhookActions, type WebhookDeeds, webhookColumns } from './webhook-columns.tsx';
import { EventStatus, SourceName } from './webhook-marks.tsx';
import { WebhookPager } from './webhook-pager.tsx';

interface WebhookListProps extends WebhookDeeds {
  query: WebhooksQuery;
  onQuery: (changes: Partial<WebhooksQuery>) => void;
  selectedId: number | undefined;
}

export function WebhookList({ query, onQuery, selectedId, ...deeds }: WebhookListProps) {
  const events = useWebhooks(query);
  if (events.isPending) return <WebhooksLoading />;
  if (events.isLoadingError) {
    return (
      <ErrorState
        title="Failed to load webhook events data."
        reason={failureOf(events.error).message}
        onRetry={() => void events.refetch()}
        isRetrying={events.isFetching}
      />
    );
  }
  const {
    data: rows,
    pagination: { total, last_page },
  } = events.data;
  return (
    <div>
      {rows.length === 0 ? (
        <NoWebhooks query={query} onQuery={onQuery} lastPage={total > 0 ? last_page : undefined} />
      ) : (
        <DataTable
          label="Webhook events"
          columns={webhookColumns(deeds)}
          rows={rows}
          rowId={({ id }) => String(id)}
          selectedId={selectedId === undefined ? undefined : String(selectedId)}
          onOpen={deeds.onOpen}
          isOutdated={events.isPlaceholderData}
          listItem={(event) => <WebhookItem event={event} {...deeds} />}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 pt-4 text-13 text-ink-soft">
        <span className="tnum">{`Showing ${rows.length} of ${countText(total)} events`}</span>
        <WebhookPager page={query.page} lastPage={last_page} onChange={(page) => onQuery({ page })} />
      </div>
    </div>
  );
}

/** One event where there is no room for columns. */
function WebhookItem({ event, ...deeds }: { event: WebhookEventRow } & WebhookDeeds) {
  return (
    <div className="flex flex-col gap-1 py-2 pr-1.5 pl-4 text-13">
      <div className="flex items-center justify-between gap-3">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5">
          <SourceName source={event.source} />
          <span className="font-mono text-12 [overflow-wrap:anywhere]">{event.event_type}</span>
          {event.is_test && <Tag>test</Tag>}
        </span>
        <WebhookActions event={event} {...deeds} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 pr-2.5">
        <span className="min-w-0 truncate text-ink-soft">{event.customer_email ?? '–'}</span>
        <span className="tnum">{amountText(event)}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 pr-2.5">
        <EventStatus status={event.status} />
        <Created event={event} />
      </div>
    </div>
  );
}

interface NoWebhooksProps {
  query: WebhooksQuery;
  onQuery: (changes: Partial<WebhooksQuery>) => void;
  /** Set when the page is one after the last. */
  lastPage: number | undefined;
}

function NoWebhooks({ query, onQuery, lastPage }: NoWebhooksProps) {
  return (
    <Panel className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <Icon of={Webhook} size={22} className="text-ink-faint" />
      <h3 className="font-semibold text-16">{lastPage ? 'This page is empty' : 'No webhook events found'}</h3>
      {lastPage && <Button onClick={() => onQuery({ page: lastPage })}>Go to the last page</Button>}
      {!lastPage && countFilters(query) > 0 && <Button onClick={() => onQuery(allWebhooks)}>Clear Filters</Button>}
    </Panel>
  );
}

const places = Array.from({ length: 8 }, (_, index) => `place-${index}`);

function WebhooksLoading() {
  return (
    <Panel className="divide-y divide-line">
      <p role="status" className="px-4 py-2.5 text-13 text-ink-soft">
        Loading events...
      </p>
      {places.map((place) => (
        <div key={place} aria-hidden className="flex h-10 items-center gap-6 px-4">
          <Skeleton className="h-3.5 w-12" />
          <Skeleton className="h-3.5 w-1/5" />
          <Skeleton className="h-3.5 w-1/4" />
        </div>
      ))}
    </Panel>
  );
}
