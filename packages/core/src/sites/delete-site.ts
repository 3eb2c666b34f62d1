import { recordDeed } from '../audit/record-deed.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { getOwnSite } from './own-sites.ts';
import { siteFolder } from './site-folder.ts';
import { siteRepository } from './site-repository.ts';
import { siteSchemaRepository } from './site-schema-repository.ts';

/** Removes a site with everything it collected. */
export async function deleteSite(core: Core, actor: Actor, siteId: string, caller: Caller): Promise<void> {
  const site = await getOwnSite(core, actor, siteId);
  await core.db.transaction('delete site', async (tx) => {
    await siteRepository.remove(tx, site.id);
    await siteSchemaRepository.drop(tx, site.schemaName);
    await recordDeed(core, tx, {
      actor,
      caller,
      accountId: actor.accountId,
      action: 'site.delete',
      subjectType: 'site',
      subjectId: site.id,
      details: { name: site.name, domain: site.domain },
    });
  });
  await core.storage.removeUnder(siteFolder(site));
}
