import type { PlanNews } from '@herald/contract/endpoints/session-user';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { endOf, planNewsOf } from '../plans/plan-news.ts';
import { planRepository } from '../plans/plan-repository.ts';
import { listPlansInForce, readPlanLimits } from '../plans/read-plans.ts';
import { accountRepository, type OpenAccount } from './account-repository.ts';
import { isVerificationMissing, mustSetUpTwoFactor } from './policies.ts';

export interface PlanName {
  id: string;
  name: string;
  slug: string;
}

/** The signed-in user with the plans that hold in the account they act in. */
export interface Profile {
  actor: Actor;
  defaultPlan: PlanName | null;
  plans: PlanName[];
  activePlans: (PlanName & { endsAt: Date | null })[];
  /** For the owner of the account; members cannot do anything about it. */
  planNews: PlanNews[];
  /** According to the plans of the account's owner. */
  opensFullLibrary: boolean;
  opensMarketplace: boolean;
  opensFilming: boolean;
  /** The account has sites, online or not. */
  hasSites: boolean;
  mustVerifyEmail: boolean;
  /** Those the person may act in. */
  accounts: OpenAccount[];
  /** Those that rest because the plan of their owner has no team. */
  restingTeams: OpenAccount[];
  /** The back office stays closed until they have two-factor. */
  mustSetUpTwoFactor: boolean;
}

export async function readProfile(core: Core, actor: Actor): Promise<Profile> {
  const settings = await core.settings.read();
  const { queries } = core.db;
  const now = core.clock.now();
  const granted = await planRepository.grantedTo(queries, actor.accountOwnerId, now);
  const grants = await planRepository.listGrants(queries, actor.accountOwnerId);
  const inForce = await listPlansInForce(core, actor);
  const accounts = await accountRepository.listOf(queries, actor.userId, {
    now,
    isImpersonated: actor.impersonator !== null,
  });
  const { opensFullLibrary, opensMarketplace, opensFilming } = await readPlanLimits(core, actor);
  return {
    actor,
    defaultPlan: (await findDefaultPlan(core, actor)) ?? null,
    plans: granted.map(toName),
    activePlans: inForce.map((plan) => ({ ...toName(plan), endsAt: endOf(grants, plan.id, now) })),
    planNews: actor.accountRole === 'owner' ? planNewsOf(grants, now) : [],
    opensFullLibrary,
    opensMarketplace,
    opensFilming,
    hasSites: await accountRepository.hasSites(queries, actor.accountId),
    accounts: accounts.filter(({ isResting }) => !isResting),
    restingTeams: accounts.filter(({ isResting }) => isResting),
    mustVerifyEmail: isVerificationMissing(core.mailer, settings, actor),
    mustSetUpTwoFactor: mustSetUpTwoFactor(actor, settings),
  };
}

const toName = ({ id, name, slug }: PlanName): PlanName => ({ id, name, slug });

/** The default plan while it holds, and the first that does when it has ended. */
async function findDefaultPlan(core: Core, { userId, defaultPlanSlug }: Actor): Promise<PlanName | undefined> {
  const held = await listPlansInForce(core, { accountOwnerId: userId });
  return held.find(({ slug }) => slug.toLowerCase() === defaultPlanSlug?.toLowerCase()) ?? held[0];
}
