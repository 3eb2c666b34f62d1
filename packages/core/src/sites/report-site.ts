import { countAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import type { Caller } from '../identity/caller.ts';
import { type Report, reportContent } from '../moderation/report-content.ts';
import { listSiteGallery } from './site-front.ts';
import type { Site } from './site-repository.ts';

/** Keeps a visitor's report of one of a site's videos, or of its texts where no video of it is named. */
export async function reportSite(
  core: Core,
  site: Site,
  { slug, ...report }: Report & { slug: string },
  caller: Caller,
): Promise<void> {
  await countAttempt(core, { kind: 'reportVideo', ip: caller.ip });
  const video = (await listSiteGallery(core, site)).find((one) => one.slug === slug);
  await reportContent(core, video?.id ?? site.id, report, { actor: undefined, caller });
}
