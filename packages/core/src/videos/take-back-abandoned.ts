import type { Core } from '../core.ts';
import { giveUpVideo, mayBeginAgain } from './give-up-video.ts';
import { ABANDONED_AFTER_MS, isAbandoned } from './is-abandoned.ts';
import { type UnfinishedVideo, unfinishedRepository } from './unfinished-repository.ts';
import { videoChangeRepository } from './video-change-repository.ts';
import { videoWorkRepository } from './video-work-repository.ts';

/** Before all that waits: nobody has a higher rank than 0, and this one has had its turn. */
export const INTERRUPTED_PRIORITY = 1;

const NOBODYS = { status: 'pending', stage: 'queued', workToken: null, heardAt: null, readyAt: null } as const;

/** Puts videos whose worker fell silent back into the queue, or gives them up, each once; says how many those were. */
export async function takeBackAbandoned(core: Core): Promise<number> {
  const since = new Date(core.clock.now().getTime() - ABANDONED_AFTER_MS);
  const silent = await unfinishedRepository.listUnheardSince(core.db.queries, since);
  let taken = 0;
  for (const video of silent) if (await takeBack(core, video)) taken += 1;
  return taken;
}

async function takeBack(core: Core, { id: videoId, accountId }: UnfinishedVideo): Promise<boolean> {
  return core.db.transaction('take back video', async (tx) => {
    const video = await videoWorkRepository.lock(tx, videoId);
    // Somebody else may have been faster, or the worker has spoken again.
    if (!video || !isAbandoned(video, core.clock.now())) return false;
    if (mayBeginAgain(video)) await videoWorkRepository.update(tx, videoId, NOBODYS);
    else await giveUpVideo(core, tx, video);
    // A video that was given up leaves a folder to be cleared away.
    await core.jobs.send(tx, 'make-video', { videoId }, { priority: INTERRUPTED_PRIORITY });
    await videoChangeRepository.announce(tx, { accountId, videoId, movesQueue: true });
    return true;
  });
}
