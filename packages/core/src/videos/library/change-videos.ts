import { AppError } from '../../app-error.ts';
import type { Caller } from '../../caller.ts';
import type { Core } from '../../core.ts';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../people/actor.ts';
import { isUnfinished } from '../shown-video.ts';
import type { StoredVideo } from '../video.ts';
import { videoChangeRepository } from '../video-change-repository.ts';
import { videoRepository } from '../video-repository.ts';
import { videoWorkRepository } from '../video-work-repository.ts';
import { recordVideoChanges } from './record-video-changes.ts';
import { PURGE_NOW, trashLimit } from './trash-time.ts';

export type LibraryAction = 'delete' | 'restore' | 'purge';

const recordedAs = { delete: 'video.deleted', restore: 'video.restored', purge: 'video.purged' } as const;

type Actions = Record<LibraryAction, (core: Core, video: StoredVideo) => Partial<StoredVideo> | undefined>;

/** What each action makes of a video; undefined where there is nothing to do. */
const actions: Actions = {
  delete: (core, video) => (video.deletedAt ? undefined : { ...stopped(core, video), deletedAt: core.clock.now() }),
  restore: (core, video) => (isInTrash(core, video) ? { deletedAt: null } : undefined),
  // The cleaning removes the files first and the rest afterwards, so that nothing is left behind by a crash.
  purge: (core, video) => ({ ...stopped(core, video), deletedAt: PURGE_NOW }),
};

/** Deletes, restores or purges videos of the account; answers which ones. */
export async function changeVideos(
  core: Core,
  actor: Actor,
  ids: string[],
  action: LibraryAction,
  caller: Caller,
): Promise<string[]> {
  return core.db.transaction(`${action} videos`, async (tx) => {
    const changed: StoredVideo[] = [];
    for (const video of await videoRepository.holdMany(tx, actor.accountId, ids)) {
      const change = actions[action](core, video);
      if (!change) continue;
      await videoWorkRepository.update(tx, video.id, change);
      await announce(tx, video);
      changed.push(video);
    }
    await recordVideoChanges(core, tx, { actor, caller, action: recordedAs[action], videos: changed });
    if (action === 'purge' && changed.length > 0) await core.jobs.send(tx, 'clean-up', {});
    return changed.map(({ id }) => id);
  });
}

/** The same for one video that must be there. */
export async function changeVideo(
  core: Core,
  actor: Actor,
  id: string,
  action: LibraryAction,
  caller: Caller,
): Promise<void> {
  const changed = await changeVideos(core, actor, [id], action, caller);
  if (changed.length === 0) throw new AppError('not_found');
}

/** Nobody goes on making what is thrown away. */
function stopped(core: Core, video: StoredVideo): Partial<StoredVideo> {
  if (!isUnfinished(video)) return {};
  return { status: 'cancelled', workToken: null, readyAt: null, finishedAt: core.clock.now() };
}

function isInTrash(core: Core, { deletedAt }: StoredVideo): boolean {
  return deletedAt !== null && deletedAt > trashLimit(core.clock.now());
}

async function announce(tx: Queryable, video: StoredVideo): Promise<void> {
  const { accountId, id: videoId } = video;
  await videoChangeRepository.announce(tx, { accountId, videoId, movesQueue: isUnfinished(video) });
}
