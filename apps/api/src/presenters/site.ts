import type { Site, SiteLook } from '@herald/contract/endpoints/sites';
import type { Core } from '@herald/core';
import { readSiteFace, type SiteFace, type Site as StoredSite, siteUrl } from '@herald/core/sites';
import { inkOn } from '../sites/site-colors.ts';
import { galleryLink } from '../sites/site-layout.ts';

export async function presentSite(core: Core, site: StoredSite, isOnline: boolean): Promise<Site> {
  const { id, name, domain, createdAt } = site;
  const look = presentLook(core, await readSiteFace(core, site));
  return {
    id,
    name,
    domain,
    url: siteUrl(core, domain),
    is_online: isOnline,
    created_at: createdAt.toISOString(),
    look,
  };
}

function presentLook({ media, clock }: Core, face: SiteFace): SiteLook {
  const { headline, tagline, accent, ground, logoKey, hasContactForm, posters, videos, visits, leads } = face;
  const now = clock.now();
  return {
    headline,
    tagline,
    accent,
    ground,
    ink: inkOn(ground),
    logo_url: logoKey && media.sign({ key: logoKey }, now),
    has_contact_form: hasContactForm,
    posters: posters.map((key) => galleryLink({ media, now }, key)),
    videos,
    visits,
    leads,
  };
}
