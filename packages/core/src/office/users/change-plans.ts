import { changesBetween } from '../../audit/audit-changes.ts';
import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError, fieldError } from '../../errors/app-error.ts';
import { tellOfPlans } from '../../people/tell-of-plans.ts';
import { userRepository } from '../../people/user-repository.ts';
import { grantPlans } from '../../plans/grant-plans.ts';
import { type Plan, planRepository } from '../../plans/plan-repository.ts';
import { type OfficeHand, recordOfficeDeed } from '../audit/office-deed.ts';
import { holdUserToChange } from './hold-user.ts';
import { readUserDetails, type UserDetails } from './read-user.ts';

interface PlanOfUser {
  userId: string;
  planId: string;
}

interface PlanToGrant extends PlanOfUser {
  /** Null is never; left out, a plan they have already keeps its end. */
  end?: Date | null | undefined;
}

/** Gives a user a plan; it holds at once. A plan they have already stays as it is, but for its end. */
export async function grantPlan(
  core: Core,
  hand: OfficeHand,
  { userId, planId, end }: PlanToGrant,
): Promise<UserDetails> {
  await core.db.transaction('grant plan', async (tx) => {
    const user = await holdUserToChange(tx, hand, userId, {});
    const plan = await getPlan(tx, planId);
    const now = core.clock.now();
    if (end) assertGoodEnds({ [plan.slug]: end }, [plan.slug], now);
    const held = await planRepository.grantedTo(tx, userId, now);
    if (held.some(({ id, isInForce }) => id === planId && isInForce)) {
      if (end !== undefined) await changeEnd(core, tx, hand, { userId, plan, expiresAt: end });
      return;
    }
    await give(core, tx, hand, { userId, plan, expiresAt: end ?? null, now });
    await tellOfPlans(core, tx, userId, { given: [plan.name], endsAt: end ?? null, why: 'given' });
    if (user.defaultPlanSlug === null) await userRepository.update(tx, userId, { defaultPlanSlug: plan.slug });
  });
  return readUserDetails(core, userId);
}

/** Takes a plan away, however the user came to it; what it allowed ends at once. */
export async function revokePlan(core: Core, hand: OfficeHand, { userId, planId }: PlanOfUser): Promise<UserDetails> {
  await core.db.transaction('revoke plan', async (tx) => {
    const user = await holdUserToChange(tx, hand, userId, {});
    const now = core.clock.now();
    const held = await planRepository.grantedTo(tx, userId, now);
    const plan = held.find(({ id }) => id === planId);
    if (!plan) throw new AppError('not_found', { message: 'This user does not have this plan.' });
    await take(core, tx, hand, { userId, plan, now });
    if (plan.isInForce) await tellOfPlans(core, tx, userId, { ended: [plan.name], why: 'taken' });
    // The default plan alone opens what a plan opens, so it must be one that the user still has.
    const [next] = held.filter(({ id }) => id !== planId);
    const isDefault = user.defaultPlanSlug === plan.slug;
    if (isDefault) await userRepository.update(tx, userId, { defaultPlanSlug: next?.slug ?? null });
  });
  return readUserDetails(core, userId);
}

/** When plans end, by their slugs; null is never. A plan that is left out keeps the end it has. */
export type PlanEnds = Readonly<Record<string, Date | null>>;

interface PlansToSet {
  userId: string;
  /** The first is the default. */
  slugs: string[];
  ends?: PlanEnds | undefined;
}

/** From now on the user has exactly these plans. */
export async function setPlans(
  core: Core,
  tx: Transaction,
  hand: OfficeHand,
  { userId, slugs, ends = {} }: PlansToSet,
): Promise<void> {
  const now = core.clock.now();
  const wanted = await listKnownPlans(tx, slugs);
  assertGoodEnds(ends, slugs, now);
  // What has run out is not theirs any more, so it is neither kept nor taken away.
  await planRepository.endExpired(tx, { userId, now });
  const held = await planRepository.grantedTo(tx, userId, now);
  const given = wanted.filter(({ id }) => !held.some((plan) => plan.id === id));
  const gone = held.filter(({ slug }) => !slugs.includes(slug));
  for (const plan of wanted) {
    const end = ends[plan.slug];
    if (given.includes(plan)) await give(core, tx, hand, { userId, plan, expiresAt: end ?? null, now });
    else if (end !== undefined) await changeEnd(core, tx, hand, { userId, plan, expiresAt: end });
  }
  for (const plan of gone) await take(core, tx, hand, { userId, plan, now });
  const [first] = given;
  await tellOfPlans(core, tx, userId, {
    given: given.map(({ name }) => name),
    ended: gone.filter(({ isInForce }) => isInForce).map(({ name }) => name),
    why: first ? 'given' : 'taken',
    endsAt: given.length === 1 && first ? (ends[first.slug] ?? null) : null,
  });
  await userRepository.update(tx, userId, { defaultPlanSlug: slugs[0] ?? null });
}

/** Refuses ends that are over, and ends of plans that are not among those to be had. */
export function assertGoodEnds(ends: PlanEnds, slugs: readonly string[], now: Date): void {
  for (const [slug, end] of Object.entries(ends)) {
    if (!slugs.includes(slug)) throw fieldError('plan_ends', `${slug} has an end but is not among the plans.`);
    if (end !== null && end <= now) throw fieldError('plan_ends', `The end of ${slug} must be in the future.`);
  }
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

interface PlanToTake {
  userId: string;
  plan: Plan;
  /** The moment of the whole change: it tells which plans took the place of which. */
  now: Date;
}

interface PlanToGive extends PlanToTake {
  expiresAt: Date | null;
}

async function give(
  core: Core,
  tx: Transaction,
  hand: OfficeHand,
  { userId, plan, expiresAt, now }: PlanToGive,
): Promise<void> {
  // An expired grant gives way to the new one.
  await planRepository.endExpired(tx, { userId, planId: plan.id, now });
  const by = { origin: 'admin', grantorId: hand.actorId } as const;
  await grantPlans(core, tx, { ...by, userId, planIds: [plan.id], startedAt: now, expiresAt });
  const details = { plan: plan.slug, ...(expiresAt && { ends_at: expiresAt.toISOString() }) };
  await recordOfficeDeed(core, tx, hand, { action: 'plan.grant', userId, details });
}

async function changeEnd(
  core: Core,
  tx: Transaction,
  hand: OfficeHand,
  { userId, plan, expiresAt }: Omit<PlanToGive, 'now'>,
): Promise<void> {
  const before = await planRepository.readEnd(tx, { userId, planId: plan.id });
  const changes = changesBetween({ ends_at: before }, { ends_at: expiresAt });
  if (Object.keys(changes).length === 0) return;
  await planRepository.changeEnd(tx, { userId, planId: plan.id, expiresAt });
  await recordOfficeDeed(core, tx, hand, { action: 'plan.change_end', userId, changes, details: { plan: plan.slug } });
}

async function take(core: Core, tx: Transaction, hand: OfficeHand, { userId, plan, now }: PlanToTake): Promise<void> {
  await planRepository.end(tx, { userId, planId: plan.id, now });
  await recordOfficeDeed(core, tx, hand, { action: 'plan.revoke', userId, details: { plan: plan.slug } });
}
