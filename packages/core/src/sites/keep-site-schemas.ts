import type { Core } from '../core.ts';
import type { Database } from '../db/database.ts';
import { siteRepository } from './site-repository.ts';
import { siteSchemaSteps } from './site-schema.ts';
import { siteSchemaRepository } from './site-schema-repository.ts';

/** Brings the schemas of all sites to what this version of Herald needs; each in a transaction of its own. */
export async function bringSitesUpToDate(db: Database): Promise<void> {
  for (const { id, schemaName } of await siteRepository.listAll(db.queries)) {
    await db.transaction('bring site up to date', async (tx) => {
      const site = await siteRepository.hold(tx, id);
      if (!site || site.schemaVersion >= siteSchemaSteps.length) return;
      const version = await siteSchemaRepository.bringUpToDate(tx, schemaName, site.schemaVersion);
      await siteRepository.setSchemaVersion(tx, id, version);
    });
  }
}

/** Drops the schemas of sites whose account was deleted. */
export async function dropOrphanedSiteSchemas(core: Core): Promise<void> {
  for (const schemaName of await siteSchemaRepository.orphans(core.db.queries)) {
    await core.db.transaction('drop orphaned site', (tx) => siteSchemaRepository.drop(tx, schemaName));
  }
}
