import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { accountRepository } from '../people/account-repository.ts';
import { readPlanLimits } from '../plans/read-plans.ts';
import { assertMayOwnSites, mayAdminister, mayOpenAnySite } from './policies.ts';
import { type Site, siteRepository } from './site-repository.ts';

export interface SiteList {
  sites: Site[];
  /** Without a plan that opens the marketplace, sites are kept and visitors do not see them. */
  areOnline: boolean;
}

/** The account's sites. After the plan that opened the marketplace has ended, they are still listed. */
export async function listSites(core: Core, actor: Actor): Promise<SiteList> {
  const plan = await readPlanLimits(core, actor);
  const sites = await siteRepository.list(core.db.queries, actor.accountId);
  if (sites.length === 0) assertMayOwnSites(plan);
  return { sites, areOnline: plan.opensMarketplace };
}

export async function getOwnSite(core: Core, actor: Actor, siteId: string): Promise<Site> {
  const site = await siteRepository.findInAccount(core.db.queries, actor.accountId, siteId);
  if (!site) throw new AppError('not_found');
  return site;
}

/** A site whose administration the actor may open. */
export async function getSiteToOpen(core: Core, actor: Actor, siteId: string): Promise<Site> {
  if (!mayOpenAnySite(actor)) return getOwnSite(core, actor, siteId);
  const site = await siteRepository.findById(core.db.queries, siteId);
  if (!site) throw new AppError('not_found');
  const isAdministrators = await accountRepository.isOfAdministrator(core.db.queries, site.accountId);
  if (!mayAdminister(actor, { ...site, isAdministrators })) throw new AppError('forbidden');
  return site;
}
