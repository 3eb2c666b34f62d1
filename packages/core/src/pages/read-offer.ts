import { hasPremiumPlan } from '@herald/contract';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { bestLimits } from '../plans/plan-limits.ts';
import { type Plan, planRepository } from '../plans/plan-repository.ts';
import { hasPremium, listPlansInForce } from '../plans/read-plans.ts';
import { storageBytesOf } from '../quota/storage-room.ts';
import type { SiteSettings } from '../settings/site-settings.ts';
import type { Page } from './page-repository.ts';
import { pageSeeds } from './page-seeds.ts';

/** What plans really allow: with the caps of the installation, and with nothing that a closed door makes useless. */
export interface PlanFacts {
  videosPerMonth: number;
  videoSeconds: number;
  scriptCharacters: number;
  hasFullLibrary: boolean;
  sites: number;
  teamMembers: number;
  /** Infinite where there is no limit. */
  storageBytes: number;
}

/** The plan an upgrade page is about, beside what its reader has. */
export interface PlanOffer {
  plan: Plan;
  facts: PlanFacts;
  ownNames: string[];
  ownFacts: PlanFacts;
  isHeld: boolean;
}

/** Nothing for pages that are about no plan, and for plans that are not on offer. */
export async function readOffer(core: Core, actor: Actor, page: Page): Promise<PlanOffer | undefined> {
  const slug = page.isSpecial ? pageSeeds.find((seed) => seed.slug === page.slug)?.about : undefined;
  const plan = slug && (await planRepository.findBySlug(core.db.queries, slug));
  if (!plan?.isActive) return undefined;
  const [settings, own, ownHasPremium] = await Promise.all([
    core.settings.read(),
    listPlansInForce(core, actor),
    hasPremium(core, actor),
  ]);
  return {
    plan,
    facts: factsOf([plan], hasPremiumPlan({ plans: [plan], default_plan: null }), settings),
    ownNames: own.map(({ name }) => name),
    ownFacts: factsOf(own, ownHasPremium, settings),
    isHeld: own.some(({ id }) => id === plan.id),
  };
}

function factsOf(plans: Plan[], isPremium: boolean, settings: SiteSettings): PlanFacts {
  const { sitesMax, teamMembersMax, isTeamEnabled: _, ...limits } = bestLimits(plans, settings);
  return {
    ...limits,
    hasFullLibrary: isPremium,
    sites: isPremium ? sitesMax : 0,
    teamMembers: teamMembersMax,
    storageBytes: storageBytesOf(plans, settings),
  };
}
