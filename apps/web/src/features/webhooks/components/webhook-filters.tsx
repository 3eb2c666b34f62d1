import { type WebhookQuery, webhookSorts } from '@herald/contract/endpoints/webhook-events';
import type { Option } from '@herald/media/option';
import { X } from 'lucide-react';
import { sourceName } from '#data/source-name.ts';
import { useDelayedText } from '#lib/use-delayed-text.ts';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Panel } from '#ui/panel.tsx';
import { Select } from '#ui/select.tsx';
import { useWebhookOptions } from '../api/use-webhooks.ts';

interface WebhookFiltersProps {
  query: WebhookQuery;
  onQuery: (changes: Partial<WebhookQuery>) => void;
  onReset: () => void;
}

const ALL = 'all';
type Choice = 'source' | 'status' | 'event_type';

const sorts = webhookSorts.map((sort) => ({ value: sort, label: sort }));
const orders: Option<'asc' | 'desc'>[] = [
  { value: 'desc', label: 'desc' },
  { value: 'asc', label: 'asc' },
];

export function WebhookFilters({ query, onQuery, onReset }: WebhookFiltersProps) {
  const options = useWebhookOptions().data;
  const email = useDelayedText(query.customer_email, (text) => onQuery({ customer_email: text }));
  const choice = (name: Choice, label: string, all: string, found: readonly string[] = []) => (
    <Field label={label}>
      <Select
        options={optionsOf(all, found, query[name])}
        value={query[name] || ALL}
        onChange={(value) => onQuery({ [name]: value === ALL ? '' : value })}
      />
    </Field>
  );
  const day = (name: 'date_from' | 'date_to', label: string) => (
    <Field label={label}>
      <Input type="date" value={query[name] ?? ''} onChange={({ target }) => onQuery({ [name]: target.value })} />
    </Field>
  );
  return (
    <Panel className="flex items-start gap-3 p-4">
      <search
        aria-label="Filter webhook events"
        className="grid min-w-0 flex-1 grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4 2xl:grid-cols-8"
      >
        {choice('source', 'Source', 'All Sources', options?.sources)}
        {choice('status', 'Status', 'All Statuses', options?.statuses)}
        {choice('event_type', 'Event Type', 'All Types', options?.event_types)}
        <Field label="Customer Email">
          <Input type="search" placeholder="Any" {...email.field} />
        </Field>
        {day('date_from', 'Date From')}
        {day('date_to', 'Date To')}
        <Field label="Sort By">
          <Select options={sorts} value={query.sort_by} onChange={(sort_by) => onQuery({ sort_by })} />
        </Field>
        <Field label="Sort Order">
          <Select options={orders} value={query.sort_order} onChange={(sort_order) => onQuery({ sort_order })} />
        </Field>
      </search>
      <IconButton icon={X} label="Close and reset the filters" onClick={onReset} className="-mt-1 -mr-1" />
    </Panel>
  );
}

/** What the server found, and what is chosen even if nothing has it any more. */
function optionsOf(all: string, found: readonly string[], chosen: string): Option<string>[] {
  const values = chosen === '' || found.includes(chosen) ? found : [...found, chosen];
  return [{ value: ALL, label: all }, ...values.map((value) => ({ value, label: sourceName(value) }))];
}
