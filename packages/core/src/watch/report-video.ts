import type { ReportReason } from '@herald/contract';
import { countAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { newId } from '../runtime/new-id.ts';
import { findWatchable } from './shared-video.ts';
import { watchRepository } from './watch-repository.ts';

export interface Report {
  slug: string;
  reason: ReportReason;
  details: string;
}

/** Hands a video to the moderators. */
export async function reportVideo(
  core: Core,
  actor: Actor | undefined,
  { slug, reason, details }: Report,
  caller: Caller,
): Promise<void> {
  await countAttempt(core, { kind: 'reportVideo', ip: caller.ip });
  const video = await findWatchable(core, { slug }, actor);
  await watchRepository.insertReport(core.db.queries, {
    id: newId(core),
    videoId: video.id,
    reason,
    details,
    reporter: actor?.email ?? `visitor from ${caller.ip}`,
    status: 'open',
    createdAt: core.clock.now(),
  });
}
