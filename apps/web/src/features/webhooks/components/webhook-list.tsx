import type { WebhookEventRow, WebhookQuery } from '@herald/contract/endpoints/webhook-events';
import { Webhook } from 'lucide-react';
import type { ListAddress } from '#data/list-address.ts';
import { AdminList, type ListWords, totalText } from '#ui/admin-list.tsx';
import { Tag } from '#ui/tag.tsx';
import { useWebhooks } from '../api/use-webhooks.ts';
import { amountText } from '../rules/webhook-words.ts';
import { Created, WebhookActions, type WebhookDeeds, webhookColumns } from './webhook-columns.tsx';
import { EventStatus, SourceName } from './webhook-marks.tsx';

interface WebhookListProps extends WebhookDeeds {
  place: ListAddress<WebhookQuery>;
  selectedId: number | undefined;
}

const words: ListWords = {
  label: 'Webhook events',
  loading: 'Loading events...',
  isLoadingShown: true,
  failed: 'Failed to load webhook events data.',
  none: 'No webhook events found',
  firstStep: 'Set up a source under Sources. What it reports is listed here.',
  summary: (page) => `Showing ${page.data.length} of ${totalText(page)} events`,
};

export function WebhookList({ place, selectedId, ...deeds }: WebhookListProps) {
  return (
    <AdminList
      words={words}
      answer={useWebhooks(place.query)}
      place={place}
      icon={Webhook}
      pager="ends"
      columns={webhookColumns(deeds)}
      rowId={({ id }) => String(id)}
      selectedId={selectedId === undefined ? undefined : String(selectedId)}
      onOpen={deeds.onOpen}
      listItem={(event) => <WebhookItem event={event} {...deeds} />}
    />
  );
}

/** One event where there is no room for columns. */
function WebhookItem({ event, ...deeds }: { event: WebhookEventRow } & WebhookDeeds) {
  return (
    <div className="flex flex-col gap-1 py-2 pr-1.5 pl-4 text-13">
      <div className="flex items-center justify-between gap-3">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5">
          <span className="font-mono text-12 text-ink-soft">
            <span className="sr-only">ID </span>
            {event.id}
          </span>
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
