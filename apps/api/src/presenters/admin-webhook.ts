import type {
  WebhookEventDetails,
  WebhookEventRow,
  WebhookSourceState,
} from '@herald/contract/endpoints/webhook-events';
import type { ExportedWebhook, ListedWebhook, SourceState, WebhookDetails } from '@herald/core/office/webhooks';

export function presentWebhook(event: ListedWebhook): WebhookEventRow {
  return {
    id: event.id,
    source: event.source,
    event_type: event.eventType,
    status: event.status,
    transaction_id: event.transactionId,
    customer_email: event.customerEmail,
    amount: event.amount,
    currency: event.currency,
    created_at: event.createdAt.toISOString(),
    is_test: event.isTest,
  };
}

export function presentWebhookDetails(event: WebhookDetails): WebhookEventDetails {
  return {
    ...presentWebhook(event),
    ip_address: event.ip || null,
    error_message: event.errorMessage,
    payload: event.payload,
    response: event.response,
    raw_body: event.rawBody || null,
    content_type: event.contentType,
    size_bytes: event.sizeBytes,
    attempts: event.attempts,
    tries: event.tries,
    due_at: event.status === 'pending' ? (event.dueAt?.toISOString() ?? null) : null,
    unknown_item: event.unknownItem,
  };
}

export function presentSource({ setup, ...state }: SourceState): WebhookSourceState {
  return {
    source: state.source,
    address: state.address,
    is_set_up: setup !== undefined,
    secret_ending: setup?.ending ?? null,
    previous_until: setup?.previousUntil?.toISOString() ?? null,
    addresses: setup?.addresses ?? [],
    fields: setup?.fields ?? {},
    last_event_at: state.lastEventAt?.toISOString() ?? null,
    events: state.events,
    refused_at: setup?.refusedAt?.toISOString() ?? null,
    refusal: setup?.refusal ?? null,
    items: state.items,
    test_types: [...state.testTypes],
  };
}

export const webhookCsvHeader = [
  'ID',
  'Source',
  'Event Type',
  'Status',
  'Transaction ID',
  'Customer Email',
  'Amount',
  'Currency',
  'IP Address',
  'Created',
  'Error',
  'Test',
];

export function webhookCsvRow(event: ExportedWebhook): string[] {
  return [
    String(event.id),
    event.source,
    event.eventType,
    event.status,
    event.transactionId ?? '',
    event.customerEmail ?? '',
    event.amount?.toFixed(2) ?? '',
    event.currency ?? '',
    event.ip,
    event.createdAt.toISOString(),
    event.errorMessage ?? '',
    event.isTest ? 'yes' : '',
  ];
}
