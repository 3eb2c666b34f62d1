import { countAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import { readPlanLimits } from '../plans/read-plans.ts';
import { newId } from '../runtime/new-id.ts';
import { nameVisitor } from '../visitors/name-visitor.ts';
import { getTodaysSalt } from '../visitors/visitor-salt.ts';
import { type Branding, type GalleryVideo, siteContentRepository } from './site-content-repository.ts';
import { type Site, siteRepository } from './site-repository.ts';

/** The site at a domain; a missing one and a closed one look the same. It is online while a plan opens the marketplace. */
export async function findSite(core: Core, domain: string): Promise<Site> {
  const found = await siteRepository.findOpen(core.db.queries, domain);
  if (!found) throw new AppError('not_found');
  const { opensMarketplace } = await readPlanLimits(core, { accountOwnerId: found.ownerId });
  if (!opensMarketplace) throw new AppError('site_offline');
  return found.site;
}

/** How a site looks to its visitors: without the texts and the logo that a moderator removed. */
export async function readSiteBranding(core: Core, { schemaName, name, textsRemovedAt }: Site): Promise<Branding> {
  const branding = await siteContentRepository.readBranding(core.db.queries, schemaName);
  return textsRemovedAt ? { ...branding, headline: name, tagline: '', logoKey: null } : branding;
}

/** The videos a visitor of a site sees. */
export function listSiteGallery(core: Core, { schemaName, accountId }: Site): Promise<GalleryVideo[]> {
  return siteContentRepository.listGallery(core.db.queries, schemaName, accountId);
}

/** Counts a page view, once for each visitor and day. */
export async function countSiteVisit(core: Core, site: Site, path: string, caller: Caller): Promise<void> {
  const salt = await getTodaysSalt(core);
  const visit = { day: salt.day, path, visitor: nameVisitor(salt, site.id, caller) };
  await siteContentRepository.countVisit(core.db.queries, site.schemaName, visit);
}

export interface NewLead {
  name: string;
  email: string;
  message: string;
}

/** Stores a message from the contact form of a site. */
export async function leaveLead(
  core: Core,
  { site, branding }: { site: Site; branding: Branding },
  lead: NewLead,
  caller: Caller,
): Promise<void> {
  await countAttempt(core, { kind: 'siteContact', ip: caller.ip });
  if (!branding.hasContactForm) throw new AppError('not_found');
  const kept = { id: newId(core), ...lead, createdAt: core.clock.now() };
  await siteContentRepository.insertLead(core.db.queries, site.schemaName, kept);
}
