import { siteBranding } from '@herald/contract/endpoints/sites';
import type { PictureFormat } from '@herald/contract/statuses';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { examineContent } from '../moderation/examine-content.ts';
import { newId } from '../runtime/new-id.ts';
import { arrangeVideos, type ListedVideo } from './arrange-videos.ts';
import { getOwnSite } from './own-sites.ts';
import { recentVisitsSince } from './read-face.ts';
import {
  type Branding,
  type Lead,
  siteContentRepository,
  type VideoChoice,
  type VisitDay,
} from './site-content-repository.ts';
import { siteFolder } from './site-folder.ts';
import { type Site, siteRepository } from './site-repository.ts';

const CHOICES_PER_PAGE = 24;
const SHOWN_LEADS = 200;
const ALL_LEADS = 100_000;

export interface ChoiceWish {
  /** Those the site shows, or the others; when not asked for, those it shows if there are any. */
  isShown?: boolean | undefined;
  search: string;
  /** Counted from 1; a page beyond the last is the last. */
  page: number;
}

export interface ChoicePage extends ChoiceWish {
  isShown: boolean;
  videos: VideoChoice[];
  pages: number;
  /** How many the search leaves. */
  found: number;
  shownTotal: number;
  otherTotal: number;
  /** Finished videos that no site shows, because not everyone with the link may see them. */
  protectedTotal: number;
}

/** A page of the videos that the site shows, or of those it could show. */
export async function listVideoChoices(core: Core, site: Site, wish: ChoiceWish): Promise<ChoicePage> {
  const { schemaName, accountId } = site;
  const { search } = wish;
  const count = (filter: { isShown: boolean; search: string }) =>
    siteContentRepository.countChoices(core.db.queries, schemaName, { accountId, ...filter });
  const [shownTotal, otherTotal, protectedTotal] = await Promise.all([
    count({ isShown: true, search: '' }),
    count({ isShown: false, search: '' }),
    siteContentRepository.countProtected(core.db.queries, accountId),
  ]);
  const isShown = wish.isShown ?? shownTotal > 0;
  const found = await count({ isShown, search });
  const pages = Math.max(1, Math.ceil(found / CHOICES_PER_PAGE));
  const page = Math.min(Math.max(1, wish.page), pages);
  const videos = await siteContentRepository.listChoices(
    core.db.queries,
    schemaName,
    { accountId, isShown, search },
    { limit: CHOICES_PER_PAGE, offset: (page - 1) * CHOICES_PER_PAGE },
  );
  return { isShown, search, page, pages, videos, found, shownTotal, otherTotal, protectedTotal };
}

/** The latest leads; a file has them all. */
export function listLatestLeads(core: Core, { schemaName }: Site): Promise<Lead[]> {
  return siteContentRepository.listLeads(core.db.queries, schemaName, SHOWN_LEADS);
}

/** The days of the last month with visitors. */
export function listSiteVisits(core: Core, { schemaName }: Site): Promise<VisitDay[]> {
  return siteContentRepository.visitsByDay(core.db.queries, schemaName, recentVisitsSince(core.clock.now()));
}

export async function saveBranding(core: Core, site: Site, wish: unknown): Promise<void> {
  const { headline, tagline, accent, ground, has_contact_form } = siteBranding.parse(wish);
  const { logoKey } = await siteContentRepository.readBranding(core.db.queries, site.schemaName);
  const branding = { headline, tagline, accent, ground, logoKey, hasContactForm: has_contact_form };
  await core.db.transaction('save branding', async (tx) => {
    await siteContentRepository.writeBranding(tx, site.schemaName, branding, core.clock.now());
    await examineContent(core, tx, { id: site.id, texts: [headline, tagline] });
  });
}

/** A site's look with what a form has not saved yet; what could not be saved stays as it is. */
export function brandingWith(saved: Branding, wish: Record<string, string>): Branding {
  const { headline, tagline, accent, ground } = siteBranding.shape;
  return {
    ...saved,
    headline: headline.safeParse(wish.headline).data ?? saved.headline,
    tagline: tagline.safeParse(wish.tagline).data ?? saved.tagline,
    accent: accent.safeParse(wish.accent).data ?? saved.accent,
    ground: ground.safeParse(wish.ground).data ?? saved.ground,
    hasContactForm: wish.has_contact_form === 'yes',
  };
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

/** Brings the site to what a form says that listed a part of its videos; of two forms at once, the second sees the first. */
export async function chooseSiteVideos(core: Core, site: Site, listed: ListedVideo[]): Promise<void> {
  const { schemaName, accountId } = site;
  await core.db.transaction('choose site videos', async (tx) => {
    if (!(await siteRepository.hold(tx, site.id))) throw new AppError('not_found');
    const shown = await siteContentRepository.listGallery(tx, schemaName, accountId);
    const ids = shown.map(({ id }) => id);
    await siteContentRepository.choose(tx, schemaName, accountId, arrangeVideos(ids, listed));
  });
}

/** What a site has collected, also while it is offline. */
export async function readOwnLeads(core: Core, actor: Actor, siteId: string): Promise<{ site: Site; leads: Lead[] }> {
  const site = await getOwnSite(core, actor, siteId);
  return { site, leads: await listAllLeads(core, site) };
}

export async function listAllLeads(core: Core, site: Site): Promise<Lead[]> {
  return siteContentRepository.listLeads(core.db.queries, site.schemaName, ALL_LEADS);
}
