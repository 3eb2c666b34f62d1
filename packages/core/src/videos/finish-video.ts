import type { Core } from '../core.ts';
import type { Queryable } from '../db/database.ts';
import type { StoredVideo, Work } from './video.ts';
import { videoChangeRepository } from './video-change-repository.ts';
import { videoWorkRepository } from './video-work-repository.ts';

type Ending = Partial<StoredVideo> & { status: 'completed' | 'failed' };

/** Ends the work on a video, once, by whoever holds it. */
export async function finishVideo(
  core: Core,
  work: Work,
  ending: Ending,
  alsoDo: (tx: Queryable, video: StoredVideo) => Promise<void> = async () => undefined,
): Promise<'done' | 'lost'> {
  const { videoId, workToken } = work;
  return core.db.transaction('finish video', async (tx) => {
    const video = await videoWorkRepository.lock(tx, videoId);
    if (!video || video.workToken !== workToken || video.deletedAt) return 'lost';
    if (video.status === ending.status) return 'done';
    if (video.status !== 'processing') return 'lost';
    await videoWorkRepository.update(tx, videoId, {
      ...ending,
      finishedAt: core.clock.now(),
      readyAt: null,
    });
    await alsoDo(tx, video);
    await videoChangeRepository.announce(tx, { accountId: video.accountId, videoId, movesQueue: true });
    return 'done';
  });
}
