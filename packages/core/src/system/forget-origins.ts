import { auditRepository } from '../audit/audit-repository.ts';
import type { Core } from '../core.ts';
import { webhookEventRepository } from '../intake/webhook-event-repository.ts';
import { reportRepository } from '../moderation/report-repository.ts';
import { sessionRepository } from '../people/session-repository.ts';
import { DAY_MS } from '../runtime/durations.ts';
import { siteContentRepository } from '../sites/site-content-repository.ts';
import { siteRepository } from '../sites/site-repository.ts';

/** Long enough to look into misuse, and no longer. */
const KEPT_DAYS = 90;

/** Forgets from which address and browser something was done; what was done stays. Visits of sites go altogether. */
export async function forgetOrigins(core: Core): Promise<void> {
  const { queries } = core.db;
  const before = new Date(core.clock.now().getTime() - KEPT_DAYS * DAY_MS);
  await auditRepository.forgetOrigins(queries, before);
  await sessionRepository.forgetOrigins(queries, before);
  await reportRepository.forgetReporters(queries, before);
  await webhookEventRepository.forgetOrigins(queries, before);
  for (const { schemaName } of await siteRepository.listAll(queries)) {
    await siteContentRepository.removeVisits(queries, schemaName, before);
  }
}
