import { type PictureFormat, siteBranding } from '@herald/contract';
import type { Core } from '../core.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { newId } from '../runtime/new-id.ts';
import { type Lead, siteContentRepository, type VideoChoice, type VisitDay } from './site-content-repository.ts';
import { siteFolder } from './site-folder.ts';
import type { Site } from './site-repository.ts';

const SHOWN_LEADS = 200;
const ALL_LEADS = 100_000;
const SHOWN_DAYS = 30;

/** All videos the site could show, with those it shows first. */
export function listVideoChoices(core: Core, { schemaName, accountId }: Site): Promise<VideoChoice[]> {
  return siteContentRepository.listChoices(core.db.queries, schemaName, accountId);
}

/** The latest leads; a file has them all. */
export function listLatestLeads(core: Core, { schemaName }: Site): Promise<Lead[]> {
  return siteContentRepository.listLeads(core.db.queries, schemaName, SHOWN_LEADS);
}

/** The days of the last month with visitors. */
export function listSiteVisits(core: Core, { schemaName }: Site): Promise<VisitDay[]> {
  const since = new Date(core.clock.now().getTime() - SHOWN_DAYS * DAY_MS).toISOString().slice(0, 10);
  return siteContentRepository.visitsByDay(core.db.queries, schemaName, since);
}

export async function saveBranding(core: Core, site: Site, wish: unknown): Promise<void> {
  const { headline, tagline, accent, ground, has_contact_form } = siteBranding.parse(wish);
  const { logoKey } = await siteContentRepository.readBranding(core.db.queries, site.schemaName);
  const branding = { headline, tagline, accent, ground, logoKey, hasContactForm: has_contact_form };
  await siteContentRepository.writeBranding(core.db.queries, site.schemaName, branding, core.clock.now());
}

export interface SiteLogo {
  bytes: Uint8Array;
  format: PictureFormat;
}

/** Puts a logo on the site, or removes it. */
export async function changeSiteLogo(core: Core, site: Site, logo: SiteLogo | null): Promise<void> {
  const { queries } = core.db;
  const branding = await siteContentRepository.readBranding(queries, site.schemaName);
  const logoKey = logo && `${siteFolder(site)}logo-${newId(core)}.${logo.format}`;
  if (logo && logoKey) await core.storage.put(logoKey, logo.bytes, { contentType: `image/${logo.format}` });
  await siteContentRepository.writeBranding(queries, site.schemaName, { ...branding, logoKey }, core.clock.now());
  if (branding.logoKey) await core.storage.remove(branding.logoKey);
}

export async function chooseSiteVideos(core: Core, site: Site, videoIds: string[]): Promise<void> {
  await core.db.transaction('choose site videos', (tx) =>
    siteContentRepository.choose(tx, site.schemaName, site.accountId, videoIds),
  );
}

export async function listAllLeads(core: Core, site: Site): Promise<Lead[]> {
  return siteContentRepository.listLeads(core.db.queries, site.schemaName, ALL_LEADS);
}
