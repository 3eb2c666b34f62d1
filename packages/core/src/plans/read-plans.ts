import { hasPremiumPlan } from '@herald/contract';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { bestLimits, type PlanLimits } from './plan-limits.ts';
import { type Plan, planRepository } from './plan-repository.ts';

type AccountOwner = Pick<Actor, 'accountOwnerId'>;

/** The plans on offer, in their order. */
export function listPlans(core: Core): Promise<Plan[]> {
  return planRepository.listActive(core.db.queries);
}

/** The plans of the account's owner that are in force; every member of the account benefits from them. */
export async function listPlansInForce(core: Core, { accountOwnerId }: AccountOwner): Promise<Plan[]> {
  const granted = await planRepository.grantedTo(core.db.queries, accountOwnerId, core.clock.now());
  return granted.filter(({ isInForce }) => isInForce);
}

/** What those plans allow. */
export async function readPlanLimits(core: Core, owner: AccountOwner): Promise<PlanLimits> {
  return bestLimits(await listPlansInForce(core, owner), await core.settings.read());
}

/** Whether those plans open the full library and the marketplace. */
export async function hasPremium(core: Core, owner: AccountOwner): Promise<boolean> {
  const [plans, defaultSlug] = await Promise.all([
    listPlansInForce(core, owner),
    planRepository.findDefaultSlugOf(core.db.queries, owner.accountOwnerId),
  ]);
  return hasPremiumPlan({ plans, default_plan: defaultSlug });
}
