import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError, fieldError } from '../errors/app-error.ts';
import { userRepository } from '../people/user-repository.ts';
import { grantPlans } from '../plans/grant-plans.ts';
import { type Plan, planRepository } from '../plans/plan-repository.ts';
import { holdUserToChange } from './hold-user.ts';
import { type OfficeHand, recordOfficeDeed } from './office-deed.ts';
import { readUserDetails, type UserDetails } from './read-user.ts';

interface PlanOfUser {
  userId: string;
  planId: string;
}

/** Gives a user a plan; it holds at once. A plan they have already stays as it is. */
export async function grantPlan(core: Core, hand: OfficeHand, { userId, planId }: PlanOfUser): Promise<UserDetails> {
  await core.db.transaction('grant plan', async (tx) => {
    const user = await holdUserToChange(tx, hand, userId, {});
    const plan = await getPlan(tx, planId);
    const held = await planRepository.grantedTo(tx, userId, core.clock.now());
    if (held.some(({ id, isInForce }) => id === planId && isInForce)) return;
    await give(core, tx, hand, userId, plan);
    if (user.defaultPlanSlug === null) await userRepository.update(tx, userId, { defaultPlanSlug: plan.slug });
  });
  return readUserDetails(core, userId);
}

/** Takes a plan away, however the user came to it; what it allowed ends at once. */
export async function revokePlan(core: Core, hand: OfficeHand, { userId, planId }: PlanOfUser): Promise<UserDetails> {
  await core.db.transaction('revoke plan', async (tx) => {
    const user = await holdUserToChange(tx, hand, userId, {});
    const held = await planRepository.grantedTo(tx, userId, core.clock.now());
    const plan = held.find(({ id }) => id === planId);
    if (!plan) throw new AppError('not_found');
    await take(core, tx, hand, userId, plan);
    // The default plan alone opens what a plan opens, so it must be one that the user still has.
    const [next] = held.filter(({ id }) => id !== planId);
    const isDefault = user.defaultPlanSlug === plan.slug;
    if (isDefault) await userRepository.update(tx, userId, { defaultPlanSlug: next?.slug ?? null });
  });
  return readUserDetails(core, userId);
}

/** From now on the user has exactly these plans; the first is the default. */
export async function setPlans(
  core: Core,
  tx: Transaction,
  hand: OfficeHand,
  { userId, slugs }: { userId: string; slugs: string[] },
): Promise<void> {
  const wanted = await listKnownPlans(tx, slugs);
  const held = await planRepository.grantedTo(tx, userId, core.clock.now());
  const isHeld = (plan: Plan) => held.some(({ id, isInForce }) => id === plan.id && (isInForce || !plan.isActive));
  for (const plan of wanted) if (!isHeld(plan)) await give(core, tx, hand, userId, plan);
  for (const plan of held) if (!slugs.includes(plan.slug)) await take(core, tx, hand, userId, plan);
  await userRepository.update(tx, userId, { defaultPlanSlug: slugs[0] ?? null });
}

/** Refuses slugs that are no plan's. */
export async function listKnownPlans(tx: Transaction, slugs: string[]): Promise<Plan[]> {
  const known = slugs.length > 0 ? await planRepository.listToGive(tx, slugs) : [];
  const unknown = slugs.find((slug) => !known.some((plan) => plan.slug === slug));
  if (unknown !== undefined) throw fieldError('plans', `There is no plan with the slug ${unknown}.`);
  return known;
}

async function getPlan(tx: Transaction, planId: string): Promise<Plan> {
  const plan = await planRepository.findToGive(tx, planId);
  if (!plan) throw fieldError('plan_id', 'This plan does not exist.');
  return plan;
}

async function give(core: Core, tx: Transaction, hand: OfficeHand, userId: string, plan: Plan): Promise<void> {
  const now = core.clock.now();
  // An expired grant gives way to the new one.
  await planRepository.endExpired(tx, { userId, planId: plan.id, now });
  await grantPlans(core, tx, { userId, planIds: [plan.id], origin: 'admin', grantorId: hand.actorId });
  await recordOfficeDeed(core, tx, hand, { action: 'plan.grant', userId, details: { plan: plan.slug } });
}

async function take(core: Core, tx: Transaction, hand: OfficeHand, userId: string, plan: Plan): Promise<void> {
  await planRepository.end(tx, { userId, planId: plan.id, now: core.clock.now() });
  await recordOfficeDeed(core, tx, hand, { action: 'plan.revoke', userId, details: { plan: plan.slug } });
}
