import type {
  WebhookEventDetails,
  WebhookEventRow,
  WebhookSourceState,
} from '@herald/contract/endpoints/webhook-events';
import type { Handlers } from './fake-server.ts';
import { data } from './replies.ts';

/** An event in the list of the back office. */
export const aWebhook = (id: number, changes: Partial<WebhookEventRow> = {}): WebhookEventRow => ({
  id,
  source: 'warriorplus',
  event_type: 'sale',
  status: 'success',
  transaction_id: '8XK41207LM553920T',
  customer_email: 'lena@hartmann-garten.de',
  amount: 67,
  currency: 'USD',
  created_at: '2026-11-20T14:02:11.000Z',
  is_test: false,
  ...changes,
});

export const aWebhookInFull = (
  row: WebhookEventRow,
  changes: Partial<WebhookEventDetails> = {},
): WebhookEventDetails => ({
  ...row,
  ip_address: '23.21.4.117',
  error_message: null,
  payload: { WP_ACTION: 'sale', WP_ITEM_NUMBER: 'wso_h7c2nz', WP_SECURITYKEY: 'hidden, matched' },
  response: { status: 'success', message: 'Granted Unlimited to a new account.' },
  raw_body: 'WP_ACTION=sale&WP_ITEM_NUMBER=wso_h7c2nz',
  content_type: 'application/x-www-form-urlencoded',
  size_bytes: 412,
  attempts: 1,
  tries: [{ at: '2026-11-20T14:02:12.000Z', status: 'success', text: 'Granted Unlimited to a new account.' }],
  due_at: null,
  unknown_item: null,
  ...changes,
});

export const aSource = (
  source: WebhookSourceState['source'],
  changes: Partial<WebhookSourceState> = {},
): WebhookSourceState => ({
  source,
  address: `https://herald.test/api/webhooks/${source}`,
  is_set_up: false,
  secret_ending: null,
  previous_until: null,
  addresses: [],
  fields: {},
  last_event_at: null,
  events: 0,
  refused_at: null,
  refusal: null,
  items: [],
  test_types: ['sale', 'refund'],
  ...changes,
});

interface WebhookWish {
  total?: number;
  lastPage?: number;
  sources?: WebhookSourceState[];
}

/** What the tab Webhook Events asks for. */
export function webhooksOf(events: WebhookEventRow[], wish: WebhookWish = {}): Handlers {
  const { total = events.length, lastPage = 1, sources = [] } = wish;
  const of = (name: 'source' | 'status' | 'event_type') => [...new Set(events.map((event) => event[name]))].toSorted();
  const pageOf = (page: number) => ({
    data: events,
    current_page: page,
    last_page: lastPage,
    per_page: 15,
    total,
    from: events.length > 0 ? 1 : null,
    to: events.length > 0 ? events.length : null,
  });
  return {
    listWebhookEvents: ({ query }) => data({ ...pageOf(query.page), pagination: pageOf(query.page) }),
    webhookStatistics: () =>
      data({
        total_events: 1137,
        period_days: 7,
        error_rate: 2,
        events_by_status: { success: 1111, failed: 23, pending: 3 },
        events_by_source: { warriorplus: 812, launchpadjv: 241, heygen: 84 },
        events_by_day: [{ day: '2026-11-20', total: 170, failed: 3 }],
      }),
    webhookFilterOptions: () => data({ sources: of('source'), statuses: of('status'), event_types: of('event_type') }),
    listWebhookSources: () => data(sources),
    getWebhookEvent: ({ params }) => {
      const row = events.find(({ id }) => id === params.id);
      return data(aWebhookInFull(row ?? aWebhook(params.id)));
    },
  };
}
