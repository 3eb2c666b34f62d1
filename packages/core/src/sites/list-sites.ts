import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { assertHasMarketplace } from './site-policy.ts';
import { type Site, siteRepository } from './site-repository.ts';

export async function listSites(core: Core, actor: Actor): Promise<Site[]> {
  await assertHasMarketplace(core, actor);
  return siteRepository.list(core.db.queries, actor.accountId);
}
