import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import { bestLimits, type PlanLimits } from '../plans/plan-limits.ts';
import { type Plan, planRepository } from '../plans/plan-repository.ts';
import { listPlansInForce, readPlanLimits } from '../plans/read-plans.ts';
import { storageBytesOf } from '../quota/storage-room.ts';
import type { Page } from './page-repository.ts';

/** What plans really allow: with the caps of the installation, and with nothing that a closed door makes useless. */
export interface PlanFacts {
  /** Infinite where they are unlimited. */
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
  const plan = page.planId ? await planRepository.findById(core.db.queries, page.planId) : undefined;
  if (!plan?.isActive) return undefined;
  const [settings, own, ownLimits] = await Promise.all([
    core.settings.read(),
    listPlansInForce(core, actor),
    readPlanLimits(core, actor),
  ]);
  return {
    plan,
    facts: factsOf(bestLimits([plan], settings), storageBytesOf([plan], settings)),
    ownNames: own.map(({ name }) => name),
    ownFacts: factsOf(ownLimits, storageBytesOf(own, settings)),
    isHeld: own.some(({ id }) => id === plan.id),
  };
}

function factsOf(
  { opensFullLibrary, sitesMax, teamMembersMax, ...limits }: PlanLimits,
  storageBytes: number,
): PlanFacts {
  return {
    videosPerMonth: limits.videosPerMonth,
    videoSeconds: limits.videoSeconds,
    scriptCharacters: limits.scriptCharacters,
    hasFullLibrary: opensFullLibrary,
    sites: sitesMax,
    teamMembers: teamMembersMax,
    storageBytes,
  };
}
