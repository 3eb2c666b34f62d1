import { countAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import { type Report, reportContent } from '../moderation/report-content.ts';
import { findWatchable, type Watching } from './shared-video.ts';

/** Keeps a visitor's report of a video they may watch for the moderators. */
export async function reportVideo(core: Core, watching: Watching, report: Report): Promise<void> {
  const { actor, caller } = watching;
  await countAttempt(core, { kind: 'reportVideo', ip: caller.ip });
  const { video } = await findWatchable(core, watching);
  await reportContent(core, video.id, report, { actor, caller });
}
