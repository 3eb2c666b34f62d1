import type { ReportReason } from '@herald/contract/statuses';
import { countAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import { newId } from '../runtime/new-id.ts';
import { findWatchable, type Watching } from './shared-video.ts';
import { UNKNOWN_REPORTER, watchRepository } from './watch-repository.ts';

export interface Report {
  reason: ReportReason;
  details: string;
}

/** Keeps the report, and tells the people who run Herald in their log: there is no screen for reports. */
export async function reportVideo(core: Core, watching: Watching, { reason, details }: Report): Promise<void> {
  const { actor, caller } = watching;
  await countAttempt(core, { kind: 'reportVideo', ip: caller.ip });
  const { video } = await findWatchable(core, watching);
  const id = newId(core);
  await watchRepository.insertReport(core.db.queries, {
    id,
    videoId: video.id,
    reason,
    details,
    reporter: actor?.email ?? `${UNKNOWN_REPORTER} from ${caller.ip}`,
    status: 'open',
    createdAt: core.clock.now(),
  });
  core.log.warn({ reportId: id, videoId: video.id, reason }, 'A visitor reported a video');
}
