import type { Site } from '@herald/contract';
import { type Core, type Site as StoredSite, siteUrl } from '@herald/core';

export function presentSite(core: Core, { id, name, domain, createdAt }: StoredSite): Site {
  return { id, name, domain, url: siteUrl(core, domain), created_at: createdAt.toISOString() };
}
