import type { Transaction } from '../../db/database.ts';
import { domainProblem } from '../../sites/domain-rules.ts';
import { type Site, siteRepository } from '../../sites/site-repository.ts';
import { schemaNameOf } from '../../sites/site-schema.ts';
import { siteSchemaRepository } from '../../sites/site-schema-repository.ts';
import type { SiteContent } from '../archive/archive-repository.ts';
import { refuseImport } from './import-error.ts';
import { importRepository } from './import-repository.ts';
import type { Preparing } from './prepare-rows.ts';

type ReadSite = Pick<Site, 'id' | 'name' | 'domain' | 'createdAt'> & {
  content: SiteContent;
  textsRemovedAt?: Date | null;
};

/** Each site with a schema of its own; one whose address is taken gets another one. Returns their ids. */
export async function writeSites(
  preparing: Preparing,
  tx: Transaction,
  videoIds: ReadonlySet<string>,
  notes: string[],
): Promise<string[]> {
  const siteIds: string[] = [];
  for (const row of preparing.tables.sites) {
    const {
      id,
      name,
      domain,
      createdAt,
      content,
      textsRemovedAt = null,
    } = preparing.ids.in(row) as unknown as ReadSite;
    const { accountId, userId } = preparing.target;
    const about = { id, accountId, createdById: userId, name, createdAt, textsRemovedAt, schemaVersion: 0 };
    const site = await insertSite(tx, { ...about, domain, schemaName: schemaNameOf(id) });
    if (site.domain !== domain) notes.push(`The site ${name} is at ${site.domain}, because ${domain} is taken.`);
    await siteSchemaRepository.create(tx, site.schemaName);
    const version = await siteSchemaRepository.bringUpToDate(tx, site.schemaName, 0);
    await siteRepository.setSchemaVersion(tx, id, version);
    const videos = content.videos.filter(({ video_id }) => videoIds.has(String(video_id)));
    await importRepository.insertSiteRows(tx, site.schemaName, { ...content, videos });
    siteIds.push(id);
  }
  return siteIds;
}

const MAX_TRIES = 50;

async function insertSite(tx: Transaction, site: Site): Promise<Site> {
  for (let number = 1; number <= MAX_TRIES; number++) {
    const domain = number === 1 ? site.domain : `${site.domain.slice(0, 60)}-${number}`;
    const problem = domainProblem(domain);
    if (problem) throw refuseImport(`The address ${domain} of a site cannot be used here: ${problem}`);
    if (await siteRepository.insert(tx, { ...site, domain })) return { ...site, domain };
  }
  throw refuseImport(`No address is free for the site ${site.domain}.`);
}
