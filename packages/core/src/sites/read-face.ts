import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { type SiteFace, siteContentRepository } from './site-content-repository.ts';
import type { Site } from './site-repository.ts';

const VISIT_DAYS = 30;

/** The first day of the visits that count as recent. */
export function recentVisitsSince(now: Date): string {
  return new Date(now.getTime() - VISIT_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** What a site shows and has collected, at a glance. */
export async function readSiteFace(core: Core, site: Site): Promise<SiteFace> {
  const since = recentVisitsSince(core.clock.now());
  const face = await siteContentRepository.readFace(core.db.queries, site, since);
  if (!face) throw new AppError('not_found');
  return face;
}
