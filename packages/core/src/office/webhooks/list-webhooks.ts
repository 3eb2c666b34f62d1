import type { WebhookQuery } from '@herald/contract/endpoints/webhook-events';
import { isSalesSource } from '@herald/contract/sales';
import type { Core } from '../../core.ts';
import { type ChosenWhere, type ListPage, listPage } from '../../db/list-page.ts';
import { AppError } from '../../errors/app-error.ts';
import { type WebhookEvent, webhookEventRepository } from '../../intake/webhook-event-repository.ts';
import { DAY_MS } from '../../runtime/durations.ts';
import { foreseeOutcome } from '../../sales/process-events.ts';
import type { Outcome } from '../../sales/sale-to-settle.ts';
import { findItemPlan } from './webhook-items.ts';
import {
  type ExportedWebhook,
  type ListedWebhook,
  type WebhookSelection,
  webhookListRepository,
} from './webhook-list-repository.ts';

export async function listWebhooks(core: Core, query: WebhookQuery & ChosenWhere): Promise<ListPage<ListedWebhook>> {
  return listPage(query, {
    count: () => webhookListRepository.count(core.db.queries, query),
    list: (place) => webhookListRepository.list(core.db.queries, query, place),
  });
}

/** Hands over everything that matches, in order, a batch at a time. */
export async function exportWebhooks(
  core: Core,
  selection: WebhookSelection,
  take: (events: ExportedWebhook[]) => Promise<void>,
): Promise<void> {
  await core.db.transaction('export webhooks', (tx) => webhookListRepository.export(tx, selection, take));
}

export type WebhookDetails = WebhookEvent & {
  /** Of a failed sale: the number that no plan has. */
  unknownItem: string | null;
  /** Of a failed one: how a retry would end now. */
  foreseen: Pick<Outcome, 'status' | 'text'> | null;
};

export async function readWebhook(core: Core, id: number): Promise<WebhookDetails> {
  const event = await webhookEventRepository.find(core.db.queries, id);
  if (!event) throw new AppError('not_found');
  const foreseen = event.status === 'failed' ? await foreseeOutcome(core, event) : null;
  return { ...event, unknownItem: await findUnknownItem(core, event), foreseen };
}

async function findUnknownItem(core: Core, { status, source, itemNumber }: WebhookEvent): Promise<string | null> {
  if (status !== 'failed' || !itemNumber || !isSalesSource(source)) return null;
  const plan = await core.db.transaction('read item', (tx) => findItemPlan(tx, source, itemNumber));
  return plan ? null : itemNumber;
}

export const listWebhookOptions = (core: Core) => webhookListRepository.listOptions(core.db.queries);

export interface WebhookFigures {
  total: number;
  days: number;
  /** In percent of those that are not pending. */
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
  const done = total - (byStatus.pending ?? 0);
  const errorRate = done === 0 ? 0 : ((byStatus.failed ?? 0) / done) * 100;
  return { total, days, errorRate: Math.round(errorRate * 10) / 10, byStatus, bySource, byDay: [...byDay.values()] };
}

const lastDays = (now: Date, days: number): string[] =>
  Array.from({ length: days }, (_, index) =>
    new Date(now.getTime() - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
