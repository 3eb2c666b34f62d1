import { emailField, nameField } from '@herald/contract/fields';
import type { SaleMeaning, SalesSource } from '@herald/contract/sales';
import type { PurchaseState } from '../db/schema/plans.ts';
import { webhookEventRepository } from '../intake/webhook-event-repository.ts';
import { followBestPlan } from '../people/open-waiting-purchases.ts';
import { tellOfPlans } from '../people/tell-of-plans.ts';
import { type UserRow, userRepository } from '../people/user-repository.ts';
import { type Plan, planRepository } from '../plans/plan-repository.ts';
import { newId } from '../runtime/new-id.ts';
import { type Buyer, createBuyer, holdUser, mayBeStrangers, tellBuyer } from './buyers.ts';
import { type Purchase, purchaseRepository } from './purchase-repository.ts';
import type { Outcome, SaleToSettle } from './sale-to-settle.ts';

/** Gives what was bought. A purchase that is open stays open; a refunded one opens only when the refund is taken back. */
export async function openPurchase(sale: SaleToSettle, purchase: Purchase | undefined): Promise<Outcome> {
  const { core, tx, event } = sale;
  if (purchase?.state === 'refunded' && event.meaning !== 'reversal') {
    return { status: 'ignored', text: 'This purchase was refunded.' };
  }
  // Users before plans, as everybody who gives a plan holds them.
  const found = await holdKnownBuyer(sale, purchase);
  if (found && 'text' in found) return found;
  const plan = await findPlan(sale, purchase);
  if ('status' in plan) return plan;
  if (!purchase && (await isGivenBack(sale))) {
    return { status: 'success', text: 'It was refunded before Herald acted on the sale, so it gave nothing.' };
  }
  // What was given before is given again: a later payment changes nothing about whose account it is.
  const wasGiven = purchase !== undefined && (await purchaseRepository.wasGiven(tx, purchase.id));
  if (found && mayBeStrangers(found) && !wasGiven) {
    return keepWaiting(sale, { user: found, plan, purchase });
  }
  const known: Buyer | undefined = found && { id: found.id, isNew: false, status: found.status };
  const buyer = known ?? (await createBuyer(core, tx, { ...personOf(event), plan }));
  const id = await keepPurchase(sale, purchase, { state: 'open', planId: plan.id, userId: buyer.id });
  const isFresh = await keepGrant(sale, { purchaseId: id, userId: buyer.id, planId: plan.id });
  await followBestPlan(core, tx, buyer.id);
  if (isFresh && found) {
    const endsAt = event.paidUntil;
    if (event.meaning === 'sale') await tellBuyer(core, tx, found, { plan, endsAt });
    else await tellOfPlans(core, tx, found.id, { given: [plan.name], endsAt, why: 'given' });
  }
  const facts = { plan: plan.slug, user_id: buyer.id, is_new_account: buyer.isNew };
  if (!isFresh) return { status: 'success', text: `${plan.name} goes on.`, facts };
  const account = buyer.isNew ? 'a new account' : 'an existing account';
  const text = `Granted ${plan.name} to ${account}.${noteOf(buyer)}`;
  return { status: 'success', text, facts };
}

/** Somebody paid and cannot get in: the operator should know. */
const noteOf = ({ status }: Buyer): string => (status === 'active' ? '' : ` The account is ${status}.`);

/** Who has just got their money back is not welcomed. The refund is acted on next, and finds that there is nothing to do. */
async function isGivenBack({ core, tx, event, source, reference }: SaleToSettle): Promise<boolean> {
  if (event.meaning === 'reversal' || !(await webhookEventRepository.isRefunded(tx, { source, reference })))
    return false;
  await webhookEventRepository.wake(tx, { source, reference, exceptId: event.id }, core.clock.now());
  return true;
}

/** The payer gets a link. Opening it shows whose address it is, and gives what was bought. */
async function keepWaiting(
  sale: SaleToSettle,
  { user, plan, purchase }: { user: UserRow; plan: Plan; purchase: Purchase | undefined },
): Promise<Outcome> {
  const { core, tx, event } = sale;
  const wish = { state: 'waiting', planId: plan.id, userId: user.id, paidUntil: event.paidUntil ?? null } as const;
  await keepPurchase(sale, purchase, wish);
  if (purchase?.state !== 'waiting') await tellBuyer(core, tx, user, { plan, endsAt: event.paidUntil });
  const facts = { plan: plan.slug, user_id: user.id, is_new_account: false };
  const link = core.mailer.hasTransport
    ? 'The buyer gets a link by mail that does it.'
    : 'Settings, Mail has the link that does it.';
  const text = `${plan.name} waits: nobody has confirmed this address yet. ${link}`;
  return { status: 'success', text, facts };
}

type PurchaseWish = Pick<Purchase, 'state' | 'planId' | 'userId'> & Partial<Pick<Purchase, 'paidUntil'>>;

/** Returns its id. What came before its sale and waits for it goes on. */
async function keepPurchase(
  { core, tx, event, source, reference }: SaleToSettle,
  purchase: Purchase | undefined,
  wish: PurchaseWish,
): Promise<string> {
  const now = core.clock.now();
  const id = purchase?.id ?? newId(core);
  if (purchase) {
    const { userId: _same, ...changes } = wish;
    await purchaseRepository.update(tx, id, { ...changes, changedAt: now });
  } else {
    const itemNumber = event.itemNumber ?? '';
    await purchaseRepository.insert(tx, { id, source, itemNumber, ...wish, createdAt: now, changedAt: now });
    await purchaseRepository.addReference(tx, { source, id }, reference);
  }
  await webhookEventRepository.wake(tx, { source, reference, exceptId: event.id }, now);
  return id;
}

/** A payment that came late finds the plan it was for, also when the item stands for another one by then. */
async function findPlan({ tx, event, source }: SaleToSettle, purchase: Purchase | undefined): Promise<Plan | Outcome> {
  const known = purchase && (await planRepository.findToGive(tx, purchase.planId));
  const { itemNumber } = event;
  if (!known && !itemNumber) return { status: 'failed', text: 'The report names no item.' };
  const plan = known ?? (await purchaseRepository.findPlanOf(tx, source, itemNumber ?? ''));
  if (!plan) return { status: 'failed', text: unknownItem(source, itemNumber ?? '') };
  if (!plan.isActive) return { status: 'failed', text: `${plan.name} is switched off, so it cannot be granted.` };
  return plan;
}

const unknownItem = (source: SalesSource, item: string): string =>
  source === 'generic' ? `No plan has the slug ${item}.` : `No plan has the item number ${item}.`;

const buyerName = nameField('Please enter a name.');

const personOf = ({ customerEmail, customerName }: SaleToSettle['event']) => ({
  email: emailField.safeParse(customerEmail ?? '').data ?? '',
  name: buyerName.safeParse(customerName ?? '').data,
});

/** Whose purchase it is, or who has the address; kept until the transaction ends. */
async function holdKnownBuyer(
  { tx, event }: SaleToSettle,
  purchase: Purchase | undefined,
): Promise<UserRow | Outcome | undefined> {
  if (purchase?.userId) {
    const user = await holdUser(tx, purchase.userId);
    if (user) return user;
  }
  const { email } = personOf(event);
  if (email === '') return { status: 'failed', text: 'The report names no valid email address.' };
  return userRepository.holdByEmail(tx, email);
}

/** Returns whether it was not there. */
async function keepGrant(
  { core, tx, event }: SaleToSettle,
  grant: { purchaseId: string; userId: string; planId: string },
): Promise<boolean> {
  const expiresAt = event.paidUntil;
  if (await purchaseRepository.hasOpenGrant(tx, grant.purchaseId)) {
    if (event.meaning !== 'sale') await purchaseRepository.setEnd(tx, grant.purchaseId, expiresAt);
    return false;
  }
  const id = newId(core);
  await planRepository.insertGrant(tx, { ...grant, id, origin: 'sale', startedAt: core.clock.now(), expiresAt });
  return true;
}

const CLOSED_STATE: Partial<Record<SaleMeaning, PurchaseState>> = {
  hold: 'held',
  end: 'ended',
  refund: 'refunded',
  chargeback: 'refunded',
};

const REASONS: Partial<Record<PurchaseState, 'refunded' | 'unpaid'>> = { refunded: 'refunded', held: 'unpaid' };

/** Takes back what was bought, at once or at the end of the paid time, and leaves the user the rest. */
export async function closePurchase(sale: SaleToSettle, purchase: Purchase): Promise<Outcome> {
  const { core, tx, event } = sale;
  if (purchase.state === 'refunded') return { status: 'success', text: 'This purchase was refunded before.' };
  const { userId } = purchase;
  if (userId) await holdUser(tx, userId);
  const wasOpen = await purchaseRepository.hasOpenGrant(tx, purchase.id);
  const now = core.clock.now();
  const paidUntil = event.meaning === 'end' && event.paidUntil && event.paidUntil > now ? event.paidUntil : undefined;
  // The paid time of one that still waits is given with the proof, as far as it goes.
  const state = CLOSED_STATE[event.meaning] ?? 'ended';
  const end = purchase.state === 'waiting' && paidUntil ? { paidUntil } : { state };
  await purchaseRepository.update(tx, purchase.id, { ...end, changedAt: now });
  if (paidUntil) await purchaseRepository.setEnd(tx, purchase.id, paidUntil);
  else await purchaseRepository.endGrants(tx, purchase.id, now);
  const rest = userId ? await followBestPlan(core, tx, userId) : undefined;
  const plan = await planRepository.findById(tx, purchase.planId);
  const name = plan?.name ?? 'the plan';
  if (userId && plan && wasOpen && !paidUntil) {
    await tellOfPlans(core, tx, userId, { ended: [name], why: REASONS[state] ?? 'over' });
  }
  const facts = { plan: plan?.slug ?? null, user_id: userId, remaining_plan: rest?.slug ?? null };
  if (paidUntil) return { status: 'success', text: `${name} ends on ${paidUntil.toISOString().slice(0, 10)}.`, facts };
  const left = rest ? `${rest.name} remains.` : 'No plan remains.';
  return { status: 'success', text: `Took back ${name}. ${left}`, facts };
}
