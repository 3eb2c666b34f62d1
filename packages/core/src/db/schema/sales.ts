import type { SaleMeaning, WebhookSource, WebhookStatus } from '@herald/contract/sales';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, json, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** One attempt at an event, in words for the administrator. */
export interface WebhookTry {
  at: string;
  status: WebhookStatus;
  text: string;
}

/** Everything a seller or a service reported, with what became of it. Secrets are masked before it is written. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text('source').$type<WebhookSource>().notNull(),
    /** As the source names it. */
    eventType: text('event_type').notNull(),
    meaning: text('meaning').$type<SaleMeaning>().notNull(),
    status: text('status').$type<WebhookStatus>().notNull(),
    transactionId: text('transaction_id'),
    /** By which the source names the purchase; a refund has that of its sale. */
    reference: text('reference'),
    /** The same for a repeat of the same report. */
    dedupeKey: text('dedupe_key').notNull(),
    itemNumber: text('item_number'),
    customerEmail: text('customer_email'),
    customerName: text('customer_name'),
    amount: numeric('amount', { precision: 14, scale: 2, mode: 'number' }),
    currency: text('currency'),
    /** Until when the purchase is paid. */
    paidUntil: moment('paid_until'),
    ip: text('ip').notNull().default(''),
    contentType: text('content_type').notNull().default(''),
    sizeBytes: integer('size_bytes').notNull(),
    rawBody: text('raw_body').notNull(),
    /** Not `jsonb`, which would put the fields into another order. */
    payload: json('payload').$type<Record<string, unknown>>().notNull(),
    response: jsonb('response').$type<Record<string, unknown>>(),
    errorMessage: text('error_message'),
    attempts: integer('attempts').notNull().default(0),
    tries: jsonb('tries').$type<WebhookTry[]>().notNull().default([]),
    /** Sent from the back office: it changes nothing and counts nowhere. */
    isTest: boolean('is_test').notNull().default(false),
    /** When a pending event is looked at; a refund waits for its sale. */
    dueAt: moment('due_at'),
    createdAt: createdAt(),
    processedAt: moment('processed_at'),
  },
  (table) => [
    uniqueIndex('webhook_events_dedupe_unique').on(table.source, table.dedupeKey),
    index('webhook_events_created_index').on(table.createdAt, table.id),
    // Sales come first, so that what is about a sale finds it.
    index('webhook_events_due_index')
      .on(sql`(meaning <> 'sale')`, table.id, table.dueAt)
      .where(sql`status = 'pending'`),
    index('webhook_events_reference_index').on(table.source, table.reference),
    // What was sold and paid back on a day.
    index('webhook_events_processed_index').on(table.processedAt).where(sql`status = 'success'`),
    index('webhook_events_failed_index').on(table.createdAt).where(sql`status = 'failed'`),
  ],
);

/** How each source proves itself. Secrets are sealed with a key of this installation. */
export const webhookSources = pgTable('webhook_sources', {
  source: text('source').$type<WebhookSource>().primaryKey(),
  secret: text('secret').notNull(),
  /** The last four characters, to tell secrets apart. */
  ending: text('ending').notNull(),
  /** Valid beside the new one for a while. */
  previousSecret: text('previous_secret'),
  previousUntil: moment('previous_until'),
  /** Only posts from these addresses count; from everywhere when empty. */
  addresses: jsonb('addresses').$type<string[]>().notNull().default([]),
  /** Where LaunchpadJV puts what, as dotted paths. */
  fields: jsonb('fields').$type<Record<string, string>>().notNull().default({}),
  refusedAt: moment('refused_at'),
  /** Why the latest post was refused. */
  refusal: text('refusal'),
  updatedAt: moment('updated_at').notNull(),
});
