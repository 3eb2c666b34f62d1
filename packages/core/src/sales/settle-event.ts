import { emailField } from '@herald/contract/fields';
import { limits } from '@herald/contract/limits';
import { isSalesSource, type SaleMeaning, type SalesSource } from '@herald/contract/sales';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { type WebhookEvent, webhookEventRepository } from '../intake/webhook-event-repository.ts';
import { userRepository } from '../people/user-repository.ts';
import { HOUR_MS } from '../runtime/durations.ts';
import { closePurchase, openPurchase } from './change-purchase.ts';
import { type Purchase, purchaseRepository } from './purchase-repository.ts';
import type { Outcome, SaleToSettle } from './sale-to-settle.ts';

const OPENING: ReadonlySet<SaleMeaning> = new Set(['sale', 'rebill', 'resume', 'reversal']);
/** A later payment can come with a number of its own. */
const RECURRING: ReadonlySet<SaleMeaning> = new Set(['rebill', 'resume', 'hold', 'end']);

/** Does what a sale, a payment or a refund asks for, by what it means and not by when it came. */
export async function settleEvent(core: Core, tx: Transaction, event: WebhookEvent): Promise<Outcome> {
  if (!isSalesSource(event.source) || event.meaning === 'none') return { status: 'ignored', text: 'Nothing to do.' };
  const { reference } = event;
  if (!reference) return { status: 'failed', text: 'The report names no transaction.' };
  const sale = { core, tx, event, source: event.source, reference };
  const purchase = await findPurchase(sale);
  if (purchase && purchase.userId === null) {
    return { status: 'ignored', text: 'The account of this purchase was deleted.' };
  }
  return OPENING.has(event.meaning) ? openPurchase(sale, purchase) : close(sale, purchase);
}

async function close(sale: SaleToSettle, purchase: Purchase | undefined): Promise<Outcome> {
  if (purchase) return closePurchase(sale, purchase);
  const { core, tx, event, source, reference } = sale;
  // A sale that opened no purchase was refunded before Herald acted on it.
  if (await webhookEventRepository.isSaleDone(tx, { source, reference })) {
    return { status: 'success', text: 'Its sale gave nobody anything.' };
  }
  const dueAt = new Date(event.createdAt.getTime() + limits.saleWaitHours * HOUR_MS);
  if (dueAt > core.clock.now()) return { status: 'pending', text: 'Waits for its sale.', dueAt };
  const text = `No sale with the number ${reference} came within ${limits.saleWaitHours / 24} days.`;
  return { status: 'failed', text };
}

async function findPurchase({ tx, event, source, reference }: SaleToSettle): Promise<Purchase | undefined> {
  const named = await purchaseRepository.findByReference(tx, source, reference);
  if (named || !RECURRING.has(event.meaning)) return named;
  const only = await findOnlyPurchase(tx, event, source);
  if (only) await purchaseRepository.addReference(tx, only, reference);
  return only;
}

/** The one purchase of the same item by the same person; of several, nobody knows which is meant. */
async function findOnlyPurchase(
  tx: Transaction,
  { customerEmail, itemNumber }: WebhookEvent,
  source: SalesSource,
): Promise<Purchase | undefined> {
  const email = emailField.safeParse(customerEmail ?? '').data;
  const user = email ? await userRepository.findByEmail(tx, email) : undefined;
  if (!user || !itemNumber) return undefined;
  const [first, second] = await purchaseRepository.listOf(tx, { userId: user.id, source, itemNumber });
  return second ? undefined : first;
}
