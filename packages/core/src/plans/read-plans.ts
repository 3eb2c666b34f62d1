import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { bestLimits, onlyOpening, type PlanLimits } from './plan-limits.ts';
import { type Plan, planRepository } from './plan-repository.ts';

type AccountOwner = Pick<Actor, 'accountOwnerId'>;

/** The plans on offer, in their order. */
export function listPlans(core: Core): Promise<Plan[]> {
  return planRepository.listActive(core.db.queries);
}

/**
 * The plans of the account's owner that are in force; every member of the account benefits from them. Who has none has
 * the one that the installation names for them, if it names one.
 */
export async function listPlansInForce(core: Core, { accountOwnerId }: AccountOwner): Promise<Plan[]> {
  const granted = await planRepository.grantedTo(core.db.queries, accountOwnerId, core.clock.now());
  const held = granted.filter(({ isInForce }) => isInForce);
  if (held.length > 0) return held;
  const { fallback_plan } = await core.settings.read();
  const fallback = fallback_plan ? await planRepository.findBySlug(core.db.queries, fallback_plan) : undefined;
  return fallback?.isActive ? [fallback] : [];
}

/** What those plans allow and open. A default plan that was never given opens what it opens, and allows nothing. */
export async function readPlanLimits(core: Core, owner: AccountOwner): Promise<PlanLimits> {
  const [plans, ungiven, settings] = await Promise.all([
    listPlansInForce(core, owner),
    planRepository.findUngivenDefault(core.db.queries, owner.accountOwnerId),
    core.settings.read(),
  ]);
  return bestLimits(ungiven ? [...plans, onlyOpening(ungiven)] : plans, settings);
}
