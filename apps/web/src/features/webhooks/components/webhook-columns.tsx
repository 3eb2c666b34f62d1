import type { WebhookEventRow } from '@herald/contract/endpoints/webhook-events';
import { Eye, RotateCcw, Trash2 } from 'lucide-react';
import { clockTime, dayTime } from '#lib/dates.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Tag } from '#ui/tag.tsx';
import { amountText, momentText } from '../rules/webhook-words.ts';
import { EventStatus, SourceName } from './webhook-marks.tsx';

export interface WebhookDeeds {
  onOpen: (event: WebhookEventRow) => void;
  onRetry: (event: WebhookEventRow) => void;
  onDelete: (event: WebhookEventRow) => void;
}

export const webhookColumns = (deeds: WebhookDeeds): readonly DataColumn<WebhookEventRow>[] => [
  {
    id: 'id',
    header: 'ID',
    cell: ({ id }) => <span className="font-mono text-12 text-ink-soft">{id}</span>,
  },
  { id: 'source', header: 'Source', cell: ({ source }) => <SourceName source={source} /> },
  {
    id: 'event_type',
    header: 'Event Type',
    className: 'max-w-[24ch]',
    cell: (event) => (
      <span className="flex items-center gap-2">
        <span className="truncate font-mono text-12" title={event.event_type}>
          {event.event_type}
        </span>
        {event.is_test && <Tag>test</Tag>}
      </span>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <EventStatus status={status} /> },
  {
    id: 'customer_email',
    header: 'Customer Email',
    className: 'max-w-[30ch]',
    cell: ({ customer_email }) => (
      <span className="block truncate text-ink-soft" title={customer_email ?? undefined}>
        {customer_email ?? '–'}
      </span>
    ),
  },
  { id: 'amount', header: 'Amount', isNumeric: true, cell: (event) => amountText(event) },
  { id: 'created', header: 'Created', cell: (event) => <Created event={event} /> },
  {
    id: 'actions',
    header: 'Actions',
    isNumeric: true,
    cell: (event) => <WebhookActions event={event} {...deeds} />,
  },
];

export const Created = ({ event: { created_at } }: { event: WebhookEventRow }) => (
  <time dateTime={created_at} title={momentText(created_at)} className="tnum text-ink-soft">
    {dayTime(created_at)} <span className="font-mono text-12">{clockTime(created_at)}</span>
  </time>
);

export function WebhookActions({ event, onOpen, onRetry, onDelete }: { event: WebhookEventRow } & WebhookDeeds) {
  return (
    <span className="inline-flex items-center justify-end">
      {event.status === 'failed' && (
        <IconButton icon={RotateCcw} label={`Retry event ${event.id}`} onClick={() => onRetry(event)} />
      )}
      <IconButton icon={Eye} label={`View event ${event.id}`} onClick={() => onOpen(event)} />
      <IconButton icon={Trash2} label={`Delete event ${event.id}`} onClick={() => onDelete(event)} />
    </span>
  );
}
