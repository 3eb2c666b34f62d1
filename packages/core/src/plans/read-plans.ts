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
export function listPlansInForce(core: Core, { accountOwnerId }: AccountOwner): Promise<Plan[]> {
  return planRepository.listInForce(core.db.queries, accountOwnerId, core.clock.now());
}

/** What those plans allow and open. */
export async function readPlanLimits(core: Core, owner: AccountOwner): Promise<PlanLimits> {
  return bestLimits(await listPlansInForce(core, owner), await core.settings.read());
}
