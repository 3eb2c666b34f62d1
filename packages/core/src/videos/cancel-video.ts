import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { lockOwnVideo } from './lock-own-video.ts';
import { videoChangeRepository } from './video-change-repository.ts';
import { videoWorkRepository } from './video-work-repository.ts';

/** Stops the making of a video and gives its slot back; its worker notices with its next word. */
export async function cancelVideo(core: Core, actor: Actor, videoId: string): Promise<void> {
  await core.db.transaction('cancel video', async (tx) => {
    const { status, accountId } = await lockOwnVideo(tx, actor, videoId);
    if (status === 'cancelled') return;
    if (status !== 'pending' && status !== 'processing') {
      throw new AppError('conflict', { message: 'This video is already finished.' });
    }
    const finishedAt = core.clock.now();
    await videoWorkRepository.update(tx, videoId, { status: 'cancelled', workToken: null, readyAt: null, finishedAt });
    await videoChangeRepository.announce(tx, { accountId, videoId, movesQueue: true });
  });
}
