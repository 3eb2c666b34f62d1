import type { Core } from '../core.ts';
import { ABANDONED_AFTER_MS, isAbandoned } from './is-abandoned.ts';
import { type UnfinishedVideo, unfinishedRepository } from './unfinished-repository.ts';
import { videoChangeRepository } from './video-change-repository.ts';
import { videoWorkRepository } from './video-work-repository.ts';

/** Before all that waits: nobody has a higher rank than 0, and this one has had its turn. */
export const INTERRUPTED_PRIORITY = 1;

/** Puts videos whose worker fell silent back into the queue, each once, and says how many those were. */
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
    const nobody = { status: 'pending', stage: 'queued', workToken: null, heardAt: null, readyAt: null } as const;
    await videoWorkRepository.update(tx, videoId, nobody);
    await core.jobs.send(tx, 'make-video', { videoId }, { priority: INTERRUPTED_PRIORITY });
    await videoChangeRepository.announce(tx, { accountId, videoId, movesQueue: true });
    return true;
  });
}
