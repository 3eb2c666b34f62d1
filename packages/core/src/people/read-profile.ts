import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { planRepository } from '../plans/plan-repository.ts';
import { hasPremium } from '../plans/read-plans.ts';
import { isVerificationMissing } from './policies.ts';

export interface PlanName {
  id: string;
  name: string;
  slug: string;
}

/** The signed-in user with the plans that hold in the account they act in. */
export interface Profile {
  actor: Actor;
  defaultPlan: { slug: string; name: string | null } | null;
  plans: PlanName[];
  activePlans: PlanName[];
  /** According to the plans of the account's owner. */
  hasPremiumPlan: boolean;
  mustVerifyEmail: boolean;
}

export async function readProfile(core: Core, actor: Actor): Promise<Profile> {
  const granted = await planRepository.grantedTo(core.db.queries, actor.accountOwnerId, core.clock.now());
  const slug = actor.defaultPlanSlug;
  const defaultPlan = slug === null ? undefined : await planRepository.findBySlug(core.db.queries, slug);
  const toName = ({ id, name, slug: planSlug }: PlanName): PlanName => ({ id, name, slug: planSlug });
  return {
    actor,
    defaultPlan: slug === null ? null : { slug, name: defaultPlan?.name ?? null },
    plans: granted.map(toName),
    activePlans: granted.filter((plan) => plan.isInForce).map(toName),
    hasPremiumPlan: await hasPremium(core, actor),
    mustVerifyEmail: isVerificationMissing(core.mailer, await core.settings.read(), actor),
  };
}
