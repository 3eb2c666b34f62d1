import type { WebhookSort } from '@herald/contract/endpoints/webhook-events';
import { isSalesSource } from '@herald/contract/sales';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import { type WebhookEvent, webhookEventRepository } from '../intake/webhook-event-repository.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { findItemPlan } from './webhook-items.ts';
import {
  type ExportedWebhook,
  type ListedWebhook,
  type WebhookFilter,
  type WebhookOrder,
  webhookListRepository,
} from './webhook-list-repository.ts';

export interface WebhookQuery extends Omit<WebhookFilter, 'from' | 'before'> {
  /** First and last day, as `2026-11-21`, in UTC. */
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  sortBy: WebhookSort;
  sortOrder: 'asc' | 'desc';
}

export interface WebhookPage {
  events: ListedWebhook[];
  page: number;
  lastPage: number;
  perPage: number;
  total: number;
}

/** A page after the last one is empty. */
export async function listWebhooks(
  core: Core,
  query: WebhookQuery,
  { page, perPage }: { page: number; perPage: number },
): Promise<WebhookPage> {
  const filter = filterOf(query);
  const place = { order: orderOf(query), limit: perPage, offset: (page - 1) * perPage };
  const [total, events] = await Promise.all([
    webhookListRepository.count(core.db.queries, filter),
    webhookListRepository.list(core.db.queries, filter, place),
  ]);
  return { events, page, lastPage: Math.max(1, Math.ceil(total / perPage)), perPage, total };
}

const BATCH = 500;

/** Hands over everything that matches, in order, a batch at a time. */
export async function exportWebhooks(
  core: Core,
  query: WebhookQuery,
  take: (events: ExportedWebhook[]) => Promise<void>,
): Promise<void> {
  await core.db.transaction('export webhooks', async (tx) => {
    await webhookListRepository.openExport(tx, filterOf(query), orderOf(query));
    for (;;) {
      const events = await webhookListRepository.readExport(tx, BATCH);
      if (events.length === 0) return;
      await take(events);
    }
  });
}

export type WebhookDetails = WebhookEvent & {
  /** Of a failed sale: the number that no plan has. */
  unknownItem: string | null;
};

export async function readWebhook(core: Core, id: number): Promise<WebhookDetails> {
  const event = await webhookEventRepository.find(core.db.queries, id);
  if (!event) throw new AppError('not_found');
  return { ...event, unknownItem: await findUnknownItem(core, event) };
}

async function findUnknownItem(core: Core, { status, source, itemNumber }: WebhookEvent): Promise<string | null> {
  if (status !== 'failed' || !itemNumber || !isSalesSource(source) || source === 'generic') return null;
  const plan = await core.db.transaction('read item', (tx) => findItemPlan(tx, source, itemNumber));
  return plan ? null : itemNumber;
}

export const listWebhookOptions = (core: Core) => webhookListRepository.listOptions(core.db.queries);

export interface WebhookFigures {
  total: number;
  days: number;
  /** In percent. */
  errorRate: number;
  byStatus: Record<string, number>;
  bySource: Record<string, number>;
  byDay: { day: string; total: number; failed: number }[];
}

/** The last days up to now. */
export async function readWebhookFigures(core: Core, days: number): Promise<WebhookFigures> {
  const now = core.clock.now();
  const counted = await webhookListRepository.countSince(core.db.queries, new Date(now.getTime() - days * DAY_MS));
  const byStatus: Record<string, number> = { success: 0, failed: 0, pending: 0 };
  const bySource: Record<string, number> = {};
  const byDay = new Map(lastDays(now, days).map((day) => [day, { day, total: 0, failed: 0 }]));
  for (const { day, source, status, events } of counted) {
    byStatus[status] = (byStatus[status] ?? 0) + events;
    bySource[source] = (bySource[source] ?? 0) + events;
    const figures = byDay.get(day);
    if (figures) figures.total += events;
    if (figures && status === 'failed') figures.failed += events;
  }
  const total = Object.values(bySource).reduce((sum, events) => sum + events, 0);
  const errorRate = total === 0 ? 0 : ((byStatus.failed ?? 0) / total) * 100;
  return { total, days, errorRate: Math.round(errorRate * 10) / 10, byStatus, bySource, byDay: [...byDay.values()] };
}

const lastDays = (now: Date, days: number): string[] =>
  Array.from({ length: days }, (_, index) =>
    new Date(now.getTime() - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );

function filterOf({ dateFrom, dateTo, source, status, eventType, customerEmail }: WebhookQuery): WebhookFilter {
  return {
    source,
    status,
    eventType,
    customerEmail,
    from: dateFrom ? new Date(dateFrom) : undefined,
    before: dateTo ? new Date(new Date(dateTo).getTime() + DAY_MS) : undefined,
  };
}

const orderOf = ({ sortBy, sortOrder }: WebhookQuery): WebhookOrder => ({
  by: sortBy,
  isDescending: sortOrder === 'desc',
});
