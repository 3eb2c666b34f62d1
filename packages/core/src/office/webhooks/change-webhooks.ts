import { isSalesSource } from '@herald/contract/sales';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError, fieldError } from '../../errors/app-error.ts';
import { type WebhookEvent, webhookEventRepository } from '../../intake/webhook-event-repository.ts';
import type { OfficeHand } from '../audit/office-deed.ts';
import { officePlanRepository } from '../plans/office-plan-repository.ts';
import { updatePlan } from '../plans/save-plan.ts';
import { numbersOfSource } from './webhook-items.ts';

/** Puts a failed event back to pending; a job acts on it again. */
export async function retryWebhook(core: Core, hand: OfficeHand, id: number): Promise<void> {
  await core.db.transaction('retry webhook', async (tx) => {
    const event = await webhookEventRepository.hold(tx, id);
    if (!event) throw new AppError('not_found');
    if (event.status !== 'failed') throw new AppError('conflict', { message: 'Only failed events can be retried.' });
    const now = core.clock.now();
    await webhookEventRepository.update(tx, id, {
      status: 'pending',
      dueAt: now,
      errorMessage: null,
      processedAt: null,
    });
    await core.jobs.send(tx, 'process-sales', {});
    await record(core, tx, hand, { action: 'webhook.retry', event });
  });
}

/** Removes an event. What it granted stays, and a repeat of it is stored again. */
export async function deleteWebhook(core: Core, hand: OfficeHand, id: number): Promise<void> {
  await core.db.transaction('delete webhook', async (tx) => {
    const event = await webhookEventRepository.hold(tx, id);
    if (!event) throw new AppError('not_found');
    await webhookEventRepository.remove(tx, id);
    await record(core, tx, hand, { action: 'webhook.delete', event });
  });
}

/** Gives the item number of a failed sale to a plan and retries the sale. */
export async function mapWebhookItem(
  core: Core,
  hand: OfficeHand,
  { id, planId }: { id: number; planId: string },
): Promise<void> {
  const event = await webhookEventRepository.find(core.db.queries, id);
  if (!event) throw new AppError('not_found');
  const { source, itemNumber } = event;
  if (!isSalesSource(source) || source === 'generic' || !itemNumber || event.status !== 'failed') {
    throw new AppError('conflict', { message: 'This event has no item number that a plan could get.' });
  }
  const column = numbersOfSource[source];
  const plan = await officePlanRepository.find(core.db.queries, planId);
  if (!plan) throw fieldError('plan_id', 'This plan does not exist.');
  await updatePlan(core, hand, planId, { [column]: [...new Set([...plan[column], itemNumber])] });
  await retryWebhook(core, hand, id);
}

interface WebhookDeed {
  action: 'webhook.retry' | 'webhook.delete';
  event: WebhookEvent;
}

function record(core: Core, tx: Transaction, hand: OfficeHand, { action, event }: WebhookDeed): Promise<void> {
  const { id, source, eventType, transactionId } = event;
  const details = { name: `${source} ${eventType}`, transaction: transactionId };
  return recordAudit(core, tx, { ...hand, action, subjectType: 'webhook', subjectId: String(id), details });
}
