import type { WebhookSort } from '@herald/contract/endpoints/webhook-events';
import { and, asc, count, desc, eq, gte, lt, max, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { webhookEvents } from '../db/schema/sales.ts';
import { toSubstringPattern } from '../db/search-query.ts';
import type { WebhookEvent } from '../intake/webhook-event-repository.ts';

export interface WebhookFilter {
  source: string;
  status: string;
  eventType: string;
  /** A part of the address. */
  customerEmail: string;
  from?: Date | undefined;
  before?: Date | undefined;
}

export interface WebhookOrder {
  by: WebhookSort;
  isDescending: boolean;
}

const listed = {
  id: webhookEvents.id,
  source: webhookEvents.source,
  eventType: webhookEvents.eventType,
  status: webhookEvents.status,
  transactionId: webhookEvents.transactionId,
  customerEmail: webhookEvents.customerEmail,
  amount: webhookEvents.amount,
  currency: webhookEvents.currency,
  isTest: webhookEvents.isTest,
  createdAt: webhookEvents.createdAt,
};
export type ListedWebhook = Pick<WebhookEvent, keyof typeof listed>;
export type ExportedWebhook = ListedWebhook & { ip: string; errorMessage: string | null };

const columns = {
  created_at: webhookEvents.createdAt,
  source: webhookEvents.source,
  status: webhookEvents.status,
  event_type: webhookEvents.eventType,
} as const;

const exportCursor = sql.raw('webhook_export');

export const webhookListRepository = {
  async list(
    db: Queryable,
    filter: WebhookFilter,
    { order, limit, offset }: { order: WebhookOrder; limit: number; offset: number },
  ): Promise<ListedWebhook[]> {
    return db
      .select(listed)
      .from(webhookEvents)
      .where(matching(filter))
      .orderBy(...orderOf(order))
      .limit(limit)
      .offset(offset);
  },

  async count(db: Queryable, filter: WebhookFilter): Promise<number> {
    return db.$count(webhookEvents, matching(filter));
  },

  /** Begins to read everything that matches, in order; one export in a transaction. */
  async openExport(tx: Transaction, filter: WebhookFilter, order: WebhookOrder): Promise<void> {
    const wanted = tx
      .select({ id: webhookEvents.id })
      .from(webhookEvents)
      .where(matching(filter))
      .orderBy(...orderOf(order));
    await tx.execute(sql`declare ${exportCursor} no scroll cursor for ${wanted.getSQL()}`);
  },

  /** The next events; none at the end. */
  async readExport(tx: Transaction, limit: number): Promise<ExportedWebhook[]> {
    const { rows } = await tx.execute<{ id: string }>(
      sql`fetch forward ${sql.raw(String(limit))} from ${exportCursor}`,
    );
    const ids = rows.map(({ id }) => Number(id));
    if (ids.length === 0) return [];
    const found = await tx
      .select({ ...listed, ip: webhookEvents.ip, errorMessage: webhookEvents.errorMessage })
      .from(webhookEvents)
      .where(sql`${webhookEvents.id} = any(${sql.param(ids)}::bigint[])`);
    const byId = new Map(found.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  },

  /** What occurs, in order. */
  async listOptions(db: Queryable) {
    const [sources, statuses, eventTypes] = await Promise.all([
      db.selectDistinct({ value: webhookEvents.source }).from(webhookEvents).orderBy(asc(webhookEvents.source)),
      db.selectDistinct({ value: webhookEvents.status }).from(webhookEvents).orderBy(asc(webhookEvents.status)),
      db.selectDistinct({ value: webhookEvents.eventType }).from(webhookEvents).orderBy(asc(webhookEvents.eventType)),
    ]);
    const values = (rows: { value: string }[]) => rows.map(({ value }) => value);
    return { sources: values(sources), statuses: values(statuses), eventTypes: values(eventTypes) };
  },

  /** How many came since then, by day (UTC), source and status; test events do not count. */
  async countSince(db: Queryable, since: Date) {
    const day = sql<string>`to_char(${webhookEvents.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
    return db
      .select({ day, source: webhookEvents.source, status: webhookEvents.status, events: count() })
      .from(webhookEvents)
      .where(and(gte(webhookEvents.createdAt, since), eq(webhookEvents.isTest, false)))
      .groupBy(day, webhookEvents.source, webhookEvents.status);
  },

  /** When each source reported last. */
  async listLatest(db: Queryable) {
    return db
      .select({ source: webhookEvents.source, at: max(webhookEvents.createdAt) })
      .from(webhookEvents)
      .where(eq(webhookEvents.isTest, false))
      .groupBy(webhookEvents.source);
  },
};

function orderOf({ by, isDescending }: WebhookOrder): SQL[] {
  const direction = isDescending ? desc : asc;
  return [direction(columns[by]), direction(webhookEvents.id)];
}

function matching({ source, status, eventType, customerEmail, from, before }: WebhookFilter): SQL | undefined {
  return and(
    source === '' ? undefined : sql`${webhookEvents.source} = ${source}`,
    status === '' ? undefined : sql`${webhookEvents.status} = ${status}`,
    eventType === '' ? undefined : eq(webhookEvents.eventType, eventType),
    customerEmail.trim() === ''
      ? undefined
      : sql`${webhookEvents.customerEmail} like ${toSubstringPattern(customerEmail)}`,
    from && gte(webhookEvents.createdAt, from),
    before && lt(webhookEvents.createdAt, before),
  );
}
