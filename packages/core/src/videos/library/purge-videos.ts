import type { Core } from '../../core.ts';
import { monthStart } from '../../plans/plan-limits.ts';
import type { StoredVideo } from '../state/video.ts';
import { videoFolder } from '../state/video.ts';
import { videoRepository } from '../state/video-repository.ts';
import { trashLimit } from './trash-time.ts';

/**
 * Purges videos that were in the trash for too long: first their files, then the rows when their month is over. What it
 * has no time for stays for the next clean-up.
 */
export async function purgeVideos(core: Core, signal?: AbortSignal): Promise<void> {
  const now = core.clock.now();
  for (;;) {
    const overdue = await videoRepository.listOverdue(core.db.queries, trashLimit(now));
    if (overdue.length === 0) break;
    for (const video of overdue) {
      if (signal?.aborted) return;
      await purge(core, video, now);
    }
  }
  await videoRepository.removePurgedBefore(core.db.queries, monthStart(now));
}

async function purge(core: Core, video: StoredVideo, now: Date): Promise<void> {
  await core.storage.removeUnder(videoFolder(video));
  for (const key of Object.values(video.files ?? {})) await core.storage.remove(key);
  await videoRepository.blank(core.db.queries, video.id, now);
}
