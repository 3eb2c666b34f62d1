import type { WebhookQuery } from '@herald/contract/endpoints/webhook-events';
import { and, asc, count, eq, gte, max, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { type ChosenWhere, inOrder, isOnDays, type Place, readInBatches } from '../../db/list-page.ts';
import { webhookEvents } from '../../db/schema/sales.ts';
import { toSubstringPattern } from '../../db/search-query.ts';
import type { WebhookEvent } from '../../intake/webhook-event-repository.ts';

/** What narrows and orders the list. */
export type WebhookSelection = Omit<WebhookQuery, 'page' | 'per_page'> & ChosenWhere;

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

export const webhookListRepository = {
  async list(db: Queryable, selection: WebhookSelection, { limit, offset }: Place): Promise<ListedWebhook[]> {
    return db
      .select(listed)
      .from(webhookEvents)
      .where(matching(selection))
      .orderBy(...orderOf(selection))
      .limit(limit)
      .offset(offset);
  },

  async count(db: Queryable, selection: WebhookSelection): Promise<number> {
    return db.$count(webhookEvents, matching(selection));
  },

  /** Hands over everything that matches, in order and in batches; one export in a transaction. */
  async export(
    tx: Transaction,
    selection: WebhookSelection,
    take: (events: ExportedWebhook[]) => Promise<void>,
  ): Promise<void> {
    const wanted = tx
      .select({ id: webhookEvents.id })
      .from(webhookEvents)
      .where(matching(selection))
      .orderBy(...orderOf(selection));
    await readInBatches<{ id: string }>(tx, wanted, async (rows) =>
      take(
        await readExported(
          tx,
          rows.map(({ id }) => Number(id)),
        ),
      ),
    );
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

/** In the order of their ids. */
async function readExported(tx: Transaction, ids: number[]): Promise<ExportedWebhook[]> {
  const found = await tx
    .select({ ...listed, ip: webhookEvents.ip, errorMessage: webhookEvents.errorMessage })
    .from(webhookEvents)
    .where(sql`${webhookEvents.id} = any(${sql.param(ids)}::bigint[])`);
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const orderOf = (selection: WebhookSelection) => inOrder(selection, columns, webhookEvents.id);

function matching({ source, status, event_type, customer_email, ...days }: WebhookSelection): SQL | undefined {
  return and(
    source === '' ? undefined : sql`${webhookEvents.source} = ${source}`,
    status === '' ? undefined : sql`${webhookEvents.status} = ${status}`,
    event_type === '' ? undefined : eq(webhookEvents.eventType, event_type),
    customer_email.trim() === ''
      ? undefined
      : sql`${webhookEvents.customerEmail} like ${toSubstringPattern(customer_email)}`,
    isOnDays(webhookEvents.createdAt, days),
  );
}
