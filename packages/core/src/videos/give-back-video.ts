import type { Core } from '../core.ts';
import type { ClaimedVideo } from './claim-video.ts';
import { INTERRUPTED_PRIORITY } from './take-back-abandoned.ts';
import { videoChangeRepository } from './video-change-repository.ts';
import { videoWorkRepository } from './video-work-repository.ts';

type ReturnedWork = Pick<ClaimedVideo, 'videoId' | 'workToken' | 'attemptsForgiven'>;

export interface GivingBack {
  /** A worker that stops for other reasons has not tried: it costs no attempt. */
  countsAsAttempt: boolean;
  /** Wait before the next try. */
  afterSec?: number;
}

/** Puts a video back into the queue, with a job of its own: the one that runs now may end. */
export async function giveBackVideo(
  core: Core,
  { videoId, workToken, attemptsForgiven }: ReturnedWork,
  { countsAsAttempt, afterSec = 0 }: GivingBack,
): Promise<'done' | 'lost'> {
  return core.db.transaction('give back video', async (tx) => {
    const video = await videoWorkRepository.lock(tx, videoId);
    if (!video || video.workToken !== workToken || video.status !== 'processing' || video.deletedAt) return 'lost';
    const attempts = countsAsAttempt ? video.attempts : video.attempts - 1;
    await videoWorkRepository.update(tx, videoId, {
      status: 'pending',
      stage: 'queued',
      workToken: null,
      heardAt: null,
      readyAt: null,
      ...{ attempts, attemptsForgiven },
    });
    const priority = countsAsAttempt ? video.rank : INTERRUPTED_PRIORITY;
    await core.jobs.send(tx, 'make-video', { videoId }, { priority, afterSec });
    await videoChangeRepository.announce(tx, { accountId: video.accountId, videoId, movesQueue: true });
    return 'done';
  });
}
