import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { readPlanLimits } from '../plans/read-plans.ts';
import { assertMayOwnSites, mayOpenAnySite } from './policies.ts';
import { type Site, siteRepository } from './site-repository.ts';

export async function listSites(core: Core, actor: Actor): Promise<Site[]> {
  assertMayOwnSites(await readPlanLimits(core, actor));
  return siteRepository.list(core.db.queries, actor.accountId);
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
  return site;
}
