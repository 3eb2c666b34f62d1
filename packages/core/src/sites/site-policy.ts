import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { isPremium } from '../plans/is-premium.ts';
import { type Site, siteRepository } from './site-repository.ts';

/** Policy: sites belong to premium accounts. */
export async function assertHasMarketplace(core: Core, actor: Actor): Promise<void> {
  if (!(await isPremium(core, actor))) throw new AppError('marketplace_required');
}

export async function findOwnSite(core: Core, actor: Actor, siteId: string): Promise<Site> {
  const site = await siteRepository.findInAccount(core.db.queries, actor.accountId, siteId);
  if (!site) throw new AppError('not_found');
  return site;
}
