import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import { changeVideo, updateVideoRow } from '../state/change-video.ts';
import { assertMayChangeVideo } from '../state/policies.ts';
import { isAllowedAfter, transition } from '../state/transitions.ts';
import type { StoredVideo } from '../state/video.ts';
import { videoRepository } from '../state/video-repository.ts';

/** Stops the making of a video and gives its slot back; its worker learns of it with its next heartbeat. */
export async function cancelVideo(core: Core, actor: Actor, videoId: string): Promise<void> {
  await changeVideo(core, { name: 'cancel video', videoId }, (video) => {
    assertMayChangeVideo(actor, video);
    const { status } = video;
    if (status === 'cancelled') return { answer: undefined };
    if (!isAllowedAfter(status, 'cancel')) {
      throw new AppError('conflict', { message: 'This video is already finished.' });
    }
    return { answer: undefined, change: transition('cancel', status, { now: core.clock.now() }) };
  });
}

/** Stops the making of every video of an account, which the caller holds, so that none is ordered meanwhile. */
export async function cancelUnfinishedVideos(core: Core, tx: Transaction, accountId: string): Promise<void> {
  await cancelAll(core, tx, await videoRepository.lockUnfinished(tx, accountId));
}

/** The same for the films of a batch. */
export async function cancelVideosOfBatch(core: Core, tx: Transaction, batchId: string): Promise<void> {
  await cancelAll(core, tx, await videoRepository.lockUnfinishedOfBatch(tx, batchId));
}

async function cancelAll(core: Core, tx: Transaction, unfinished: readonly StoredVideo[]): Promise<void> {
  for (const video of unfinished) {
    await updateVideoRow(tx, video, transition('cancel', video.status, { now: core.clock.now() }));
  }
}
