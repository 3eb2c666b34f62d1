import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import { accountRepository } from '../people/account-repository.ts';
import type { Actor } from '../people/actor.ts';
import { readLimits } from '../plans/read-limits.ts';
import { lockOwnVideo } from './lock-own-video.ts';
import { assertMayMakeVideos } from './may-make-videos.ts';
import { videoChangeRepository } from './video-change-repository.ts';
import { rankOf, takeSlot } from './video-slots.ts';
import { videoWorkRepository } from './video-work-repository.ts';

/** Makes a failed or cancelled video again, from where it stopped; it takes a slot of this month. */
export async function retryVideo(core: Core, actor: Actor, videoId: string): Promise<void> {
  await assertMayMakeVideos(core, actor);
  const { videosPerMonth } = await readLimits(core, actor);
  const { accountId } = actor;
  await core.db.transaction('retry video', async (tx) => {
    await accountRepository.hold(tx, accountId);
    const { status } = await lockOwnVideo(tx, actor, videoId);
    if (status !== 'failed' && status !== 'cancelled') {
      throw new AppError('conflict', { message: 'Only failed or cancelled videos can be made again.' });
    }
    await takeSlot(core, tx, { accountId, videosPerMonth });
    const rank = await rankOf(tx, accountId);
    await videoWorkRepository.update(tx, videoId, {
      ...{ status: 'pending', stage: 'queued', rank, workToken: null, heardAt: null, readyAt: null },
      ...{ attempts: 0, attemptsForgiven: 0 },
      ...{ failure: null, progress: 0, framesDone: 0, framesKept: 0, finishedAt: null, requeuedAt: core.clock.now() },
    });
    await core.jobs.send(tx, 'make-video', { videoId }, { priority: rank });
    await videoChangeRepository.announce(tx, { accountId, videoId, movesQueue: true });
  });
}
