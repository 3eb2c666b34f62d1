import type { Core } from '../../core.ts';
import { changeVideo } from '../state/change-video.ts';
import { INTERRUPTED_PRIORITY } from '../state/ranks.ts';
import { transition } from '../state/transitions.ts';
import { giveUp } from './give-up.ts';
import { afterDeath, HEARTBEAT_TIMEOUT_SEC, isAbandoned, mayBeginAgain } from './policies.ts';
import { unfinishedRepository } from './unfinished-repository.ts';

/** Puts videos whose worker is silent back into the queue, or gives them up; returns how many it found. */
export async function requeueAbandoned(core: Core): Promise<number> {
  let count = 0;
  for (const videoId of await unfinishedRepository.listSilent(core.db.queries, HEARTBEAT_TIMEOUT_SEC)) {
    if (await requeueIfAbandoned(core, videoId)) count += 1;
  }
  return count;
}

async function requeueIfAbandoned(core: Core, videoId: string): Promise<boolean> {
  return changeVideo(core, { name: 'requeue abandoned video', videoId }, (video) => {
    // Another process may have been faster, or the worker has sent a heartbeat.
    if (!video || !isAbandoned(video, video.databaseNow)) return { answer: false };
    const counted = afterDeath(video);
    const mayGoOn = mayBeginAgain({ ...video, ...counted });
    return {
      answer: true,
      change: mayGoOn ? transition('abandon', video.status, counted) : giveUp(video, core.clock.now()),
      // A video that was given up needs it too: its folder is to be cleared away.
      job: { priority: INTERRUPTED_PRIORITY },
    };
  });
}
