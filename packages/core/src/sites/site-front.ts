import { createHmac } from 'node:crypto';
import { countAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Caller } from '../identity/caller.ts';
import { newId } from '../runtime/new-id.ts';
import { type Branding, type GalleryVideo, siteContentRepository } from './site-content-repository.ts';
import { type Site, siteRepository } from './site-repository.ts';

/** The site at a domain; a missing one and a closed one look the same. */
export async function findSite(core: Core, domain: string): Promise<Site> {
  const site = await siteRepository.findOpen(core.db.queries, domain);
  if (!site) throw new AppError('not_found');
  return site;
}

export function readSiteBranding(core: Core, { schemaName }: Site): Promise<Branding> {
  return siteContentRepository.readBranding(core.db.queries, schemaName);
}

/** The videos a visitor of a site sees. */
export function listSiteGallery(core: Core, { schemaName, accountId }: Site): Promise<GalleryVideo[]> {
  return siteContentRepository.listGallery(core.db.queries, schemaName, accountId);
}

/** Counts a page view. The visitor is a hash that changes every day and says nothing about the person. */
export async function countSiteVisit(core: Core, site: Site, path: string, caller: Caller): Promise<void> {
  const day = core.clock.now().toISOString().slice(0, 10);
  const visitor = createHmac('sha256', `${site.id} ${day}`)
    .update(`${caller.ip} ${caller.userAgent}`)
    .digest('base64url');
  await siteContentRepository.countVisit(core.db.queries, site.schemaName, {
    day,
    path,
    visitor: visitor.slice(0, 22),
  });
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
