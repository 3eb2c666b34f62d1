import { hasPremiumPlan } from '@herald/contract';
import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { userRepository } from '../people/user-repository.ts';
import { planRepository } from './plan-repository.ts';

/** Policy: the plans of the account's owner open the full library and the marketplace, whoever of the team is asking. */
export async function isPremium(core: Core, { accountOwnerId }: Pick<Actor, 'accountOwnerId'>): Promise<boolean> {
  const [granted, owner] = await Promise.all([
    planRepository.grantedTo(core.db.queries, accountOwnerId, core.clock.now()),
    userRepository.findById(core.db.queries, accountOwnerId),
  ]);
  return hasPremiumPlan({
    plans: granted.filter(({ isInForce }) => isInForce),
    default_plan: owner?.defaultPlanSlug ?? null,
  });
}
