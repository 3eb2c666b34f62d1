import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
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
  activePlans: PlanName[];
  /** According to the plans of the account's owner. */
  opensFullLibrary: boolean;
  opensMarketplace: boolean;
  /** The account has sites, online or not. */
  hasSites: boolean;
  mustVerifyEmail: boolean;
  /** Those the person may act in. */
  accounts: OpenAccount[];
  /** The back office stays closed until they have two-factor. */
  mustSetUpTwoFactor: boolean;
}

export async function readProfile(core: Core, actor: Actor): Promise<Profile> {
  const settings = await core.settings.read();
  const granted = await planRepository.grantedTo(core.db.queries, actor.accountOwnerId, core.clock.now());
  const { opensFullLibrary, opensMarketplace } = await readPlanLimits(core, actor);
  return {
    actor,
    defaultPlan: (await findDefaultPlan(core, actor)) ?? null,
    plans: granted.map(toName),
    activePlans: granted.filter((plan) => plan.isInForce).map(toName),
    opensFullLibrary,
    opensMarketplace,
    hasSites: await accountRepository.hasSites(core.db.queries, actor.accountId),
    accounts: await accountRepository.listOpenTo(core.db.queries, actor.userId, {
      isImpersonated: actor.impersonator !== null,
    }),
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
