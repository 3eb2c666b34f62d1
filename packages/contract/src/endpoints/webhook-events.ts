import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { bytesAnswer, dataAnswer, messageAnswer } from '../envelope.ts';
import { emailField, idField, textField, timestampField } from '../fields.ts';
import { limits } from '../limits.ts';
import { dayFields, notOfExport, pageOf, pageQuery, sortFields } from '../page.ts';
import { webhookSources } from '../sales.ts';

export const webhookSorts = ['created_at', 'source', 'status', 'event_type'] as const;
export type WebhookSort = (typeof webhookSorts)[number];

const row = z
  .object({
    id: z.number(),
    source: z.string(),
    event_type: z.string().describe('As the source names it.'),
    status: z.string().describe('`pending`, `success`, `failed` or `ignored`.'),
    transaction_id: z.string().nullable(),
    customer_email: z.string().nullable(),
    amount: z.number().nullable(),
    currency: z.string().nullable(),
    created_at: timestampField,
    is_test: z.boolean().describe('Sent from the back office: it changes nothing and counts nowhere.'),
  })
  .meta({ id: 'WebhookEvent' });
export type WebhookEventRow = z.infer<typeof row>;

const json = z.record(z.string(), z.unknown());

const details = z
  .object({
    ...row.shape,
    ip_address: z.string().nullable().describe('Empty after 90 days.'),
    error_message: z.string().nullable(),
    payload: json.describe('The fields that came. Secrets are masked.'),
    response: json.nullable().describe('What became of it.'),
    raw_body: z.string().nullable().describe('The body as it came, with secrets masked; empty after 90 days.'),
    content_type: z.string(),
    size_bytes: z.number(),
    attempts: z.number(),
    tries: z.array(z.object({ at: timestampField, status: z.string(), text: z.string() })),
    due_at: timestampField.nullable().describe('When a pending event is looked at again.'),
    foreseen: z
      .object({ status: z.string(), text: z.string() })
      .nullable()
      .describe('How a failed event would end if it were tried again now.'),
    unknown_item: z.string().nullable().describe('The item that no plan has, of a sale that failed for that.'),
  })
  .meta({ id: 'WebhookEventDetails' });
export type WebhookEventDetails = z.infer<typeof details>;

export const webhookQuery = pageQuery(
  {
    source: z.string().max(40).default(''),
    status: z.string().max(40).default(''),
    event_type: textField(100).default(''),
    customer_email: textField(254).default('').describe('A part of the address.'),
    ...dayFields('Received'),
    ...sortFields(...webhookSorts),
  },
  limits.webhookPageSize,
);
export type WebhookQuery = z.output<typeof webhookQuery>;

const statistics = z.object({
  total_events: z.number().describe('Without test events.'),
  period_days: z.number(),
  error_rate: z.number().describe('Failed events in percent of those that are not pending.'),
  events_by_status: z.record(z.string(), z.number()),
  events_by_source: z.record(z.string(), z.number()),
  events_by_day: z.array(z.object({ day: z.iso.date(), total: z.number(), failed: z.number() })),
});
export type WebhookStatistics = z.infer<typeof statistics>;

const sourceState = z
  .object({
    source: z.enum(webhookSources),
    address: z.string().describe('Where it reports to; without the secret where that is part of it.'),
    is_set_up: z.boolean(),
    secret_ending: z.string().nullable().describe('The last four characters of the secret.'),
    previous_until: timestampField.nullable().describe('Until when the secret before it is valid too.'),
    addresses: z.array(z.string()).describe('Posts from elsewhere are refused; empty for everywhere.'),
    fields: z.record(z.string(), z.string()).describe('Where LaunchpadJV puts what, where that differs.'),
    last_event_at: timestampField.nullable(),
    events: z.number().describe(`In the last ${limits.webhookStatisticsDays} days, without test events.`),
    refused_at: timestampField.nullable(),
    refusal: z.string().nullable().describe('Why the latest post was refused.'),
    items: z.array(z.object({ item: z.string(), plan: z.string() })).describe('What can be bought there.'),
    test_types: z.array(z.string()),
  })
  .meta({ id: 'WebhookSource' });
export type WebhookSourceState = z.infer<typeof sourceState>;

const FIELD_NAMES = ['transaction', 'product', 'action', 'amount', 'currency', 'email', 'name'] as const;
const ADDRESSES_MAX = 50;

const setup = z.object({
  secret: z
    .string()
    .trim()
    .min(8, 'Please enter at least 8 characters.')
    .max(limits.webhookSecretCharacters, `Please use at most ${limits.webhookSecretCharacters} characters.`)
    .regex(/^[\x21-\x7e]+$/, 'Please use letters, digits and signs without spaces.')
    .optional()
    .describe(`A new secret. The one before it stays valid for ${limits.webhookOverlapDays} days.`),
  addresses: z
    .array(z.union([z.ipv4(), z.ipv6()], 'Please enter internet addresses, for example 203.0.113.7.'))
    .max(ADDRESSES_MAX)
    .optional(),
  fields: z
    .partialRecord(
      z.enum(FIELD_NAMES),
      z
        .string()
        .trim()
        .max(100)
        .regex(/^[\w.-]*$/, 'Please enter names with dots between them.'),
    )
    .optional(),
});
export type SourceSetupBody = z.input<typeof setup>;

const testEvent = z.object({
  event_type: textField(40),
  item: textField(100),
  customer_email: emailField,
});
export type TestEventBody = z.input<typeof testEvent>;

const tag = 'Administration';
const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const sourceParams = z.object({ source: z.enum(webhookSources) });
const DAYS_MAX = 366;

export const webhookEndpoints = {
  listWebhookEvents: ep({
    method: 'GET',
    path: '/admin/webhook-events',
    tag,
    summary: 'What sellers and services reported',
    auth: 'admin',
    query: webhookQuery,
    response: dataAnswer(
      pageOf(row).extend({
        pagination: z
          .object({ current_page: z.number(), last_page: z.number(), per_page: z.number(), total: z.number() })
          .describe('The same numbers once more.'),
      }),
    ),
  }),
  webhookStatistics: ep({
    method: 'GET',
    path: '/admin/webhook-events/statistics',
    tag,
    summary: 'How many events came, and how many failed',
    auth: 'admin',
    query: z.object({ days: z.coerce.number().int().min(1).max(DAYS_MAX).default(limits.webhookStatisticsDays) }),
    response: dataAnswer(statistics),
  }),
  webhookFilterOptions: ep({
    method: 'GET',
    path: '/admin/webhook-events/filter-options',
    tag,
    summary: 'The sources, statuses and types that occur',
    auth: 'admin',
    response: dataAnswer(
      z.object({ sources: z.array(z.string()), statuses: z.array(z.string()), event_types: z.array(z.string()) }),
    ),
  }),
  exportWebhookEvents: ep({
    method: 'GET',
    path: '/admin/webhook-events/export',
    tag,
    summary: 'The same events as a CSV file (RFC 4180)',
    auth: 'admin',
    query: webhookQuery.omit(notOfExport),
    response: bytesAnswer,
    produces: 'text/csv',
  }),
  getWebhookEvent: ep({
    method: 'GET',
    path: '/admin/webhook-events/:id',
    tag,
    summary: 'An event with everything that came and what became of it',
    auth: 'admin',
    params,
    response: dataAnswer(details),
  }),
  deleteWebhookEvent: ep({
    method: 'DELETE',
    path: '/admin/webhook-events/:id',
    tag,
    summary: 'Delete an event; what it granted stays',
    auth: 'admin',
    params,
    response: messageAnswer,
  }),
  retryWebhookEvent: ep({
    method: 'POST',
    path: '/admin/webhook-events/:id/retry',
    tag,
    summary: 'Put a failed event back to pending and process it again',
    auth: 'admin',
    params,
    response: messageAnswer,
  }),
  mapWebhookItem: ep({
    method: 'POST',
    path: '/admin/webhook-events/:id/map',
    tag,
    summary: 'Give the item number of a failed sale to a plan, and process the sale again',
    auth: 'admin',
    params,
    body: z.object({ plan_id: idField }),
    response: messageAnswer,
  }),
  listWebhookSources: ep({
    method: 'GET',
    path: '/admin/webhook-sources',
    tag,
    summary: 'Who may report, where to, and how each is set up; never a secret',
    auth: 'admin',
    response: dataAnswer(z.array(sourceState)),
  }),
  saveWebhookSource: ep({
    method: 'PUT',
    path: '/admin/webhook-sources/:source',
    tag,
    summary: 'Set up a source or replace its secret; what is left out stays',
    auth: 'admin',
    params: sourceParams,
    body: setup,
    response: dataAnswer(z.array(sourceState)),
  }),
  stopPreviousSecret: ep({
    method: 'DELETE',
    path: '/admin/webhook-sources/:source/previous-secret',
    tag,
    summary: 'End the validity of the secret before the present one',
    auth: 'admin',
    params: sourceParams,
    response: dataAnswer(z.array(sourceState)),
  }),
  sendTestEvent: ep({
    method: 'POST',
    path: '/admin/webhook-sources/:source/test',
    tag,
    summary: 'Send a report as the source would, with its secret; it is taken back after it was processed',
    auth: 'admin',
    params: sourceParams,
    body: testEvent,
    response: dataAnswer(z.object({ id: z.number(), answered: z.number(), answered_ms: z.number() })),
  }),
};
