import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { planRepository } from '../plans/plan-repository.ts';

/**
 * Policy: the plans whose special pages somebody sees. Administrators see every page, users those of
 * their plans, and a visitor what they would see after signing up: those of the site's default plan.
 */
export async function pageAudience(core: Core, actor: Actor | undefined): Promise<string[] | 'all'> {
  if (actor?.role === 'admin') return 'all';
  if (actor) {
    const granted = await planRepository.grantedTo(core.db.queries, actor.accountOwnerId, core.clock.now());
    return granted.filter((plan) => plan.isInForce).map((plan) => plan.id);
  }
  const settings = await core.settings.read();
  const defaultPlan = await planRepository.findBySlug(core.db.queries, settings.default_plan);
  return defaultPlan?.isActive ? [defaultPlan.id] : [];
}
