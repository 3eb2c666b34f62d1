import type { Site } from '@herald/contract';
import type { Core } from '@herald/core';
import { type Site as StoredSite, siteUrl } from '@herald/core/sites';

export function presentSite(core: Core, { id, name, domain, createdAt }: StoredSite): Site {
  return { id, name, domain, url: siteUrl(core, domain), created_at: createdAt.toISOString() };
}
