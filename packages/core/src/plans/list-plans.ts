import type { Core } from '../core.ts';
import { type Plan, planRepository } from './plan-repository.ts';

/** The plans on offer, in their order. */
export function listPlans(core: Core): Promise<Plan[]> {
  return planRepository.listActive(core.db.queries);
}
