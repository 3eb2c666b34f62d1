import { type WebhookSort, webhookSorts } from '@herald/contract/endpoints/webhook-events';

/** Which events are shown; kept in the address, so that it survives a reload and can be shared. */
export interface WebhooksQuery {
  source: string;
  status: string;
  event_type: string;
  customer_email: string;
  date_from: string;
  date_to: string;
  sort_by: WebhookSort;
  sort_order: 'asc' | 'desc';
  page: number;
}

export const allWebhooks: WebhooksQuery = {
  source: '',
  status: '',
  event_type: '',
  customer_email: '',
  date_from: '',
  date_to: '',
  sort_by: 'created_at',
  sort_order: 'desc',
  page: 1,
};

const TEXT_MAX = 254;

export function readWebhooksQuery(address: URLSearchParams): WebhooksQuery {
  const text = (name: keyof WebhooksQuery) => (address.get(name) ?? '').slice(0, TEXT_MAX);
  return {
    source: text('source'),
    status: text('status'),
    event_type: text('event_type'),
    customer_email: text('customer_email'),
    date_from: dayOf(text('date_from')),
    date_to: dayOf(text('date_to')),
    sort_by: webhookSorts.find((sort) => sort === text('sort_by')) ?? allWebhooks.sort_by,
    sort_order: text('sort_order') === 'asc' ? 'asc' : 'desc',
    page: Math.max(1, Math.floor(Number(text('page'))) || 1),
  };
}

/** Leaves what is usual out, and everything else as it is. Another question begins with page 1. */
export function writeWebhooksQuery(address: URLSearchParams, changes: Partial<WebhooksQuery>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries({ page: 1, ...changes })) {
    if (value === allWebhooks[name as keyof WebhooksQuery]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

const FILTERS = ['source', 'status', 'event_type', 'customer_email', 'date_from', 'date_to'] as const;

export const countFilters = (query: WebhooksQuery): number => FILTERS.filter((name) => query[name] !== '').length;

/** The query of a request: empty values are left out. */
export function filtersOf({ page: _page, ...query }: WebhooksQuery): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function dayOf(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}
