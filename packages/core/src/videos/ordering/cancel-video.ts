import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import { changeVideo } from '../state/change-video.ts';
import { assertMayChangeVideo } from '../state/policies.ts';
import { isAllowedAfter, transition } from '../state/transitions.ts';

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
