import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Caller } from '../../identity/caller.ts';
import { updateVideoRow } from '../state/change-video.ts';
import { remakeRepository } from '../state/remake-repository.ts';
import { transition } from '../state/transitions.ts';
import { isUnfinished, type StoredVideo, type VideoColumns } from '../state/video.ts';
import { videoRepository } from '../state/video-repository.ts';
import { recordVideoChanges } from './record-video-changes.ts';
import { showKeptFilm } from './show-kept-film.ts';
import { PURGE_NOW, trashLimit } from './trash-time.ts';

export type LibraryAction = 'delete' | 'restore' | 'purge';

const recordedAs = { delete: 'video.delete', restore: 'video.restore', purge: 'video.purge' } as const;

/** What each action makes of a video; undefined where there is nothing to do. */
const actions: Record<LibraryAction, (core: Core, video: StoredVideo) => VideoColumns | undefined> = {
  delete: (core, video) => (video.deletedAt ? undefined : { ...stopped(core, video), deletedAt: core.clock.now() }),
  // A film that a re-make has replaced has no address of its own: it comes back alone, under that of its video.
  restore: (core, video) => (isInTrash(core, video) && !isKeptFilm(video) ? { deletedAt: null } : undefined),
  // The clean-up job removes the files first and empties the row afterwards, so that a crash leaves nothing behind.
  purge: (core, video) => ({ ...stopped(core, video), deletedAt: PURGE_NOW }),
};

/** Deletes, restores or purges videos of the account; returns the ids of those it changed. */
export async function actOnVideos(
  core: Core,
  actor: Actor,
  ids: string[],
  action: LibraryAction,
  caller: Caller,
): Promise<string[]> {
  return core.db.transaction(`${action} videos`, async (tx) => {
    const changed: StoredVideo[] = [];
    for (const video of await videoRepository.lockMany(tx, actor.accountId, ids)) {
      const columns = actions[action](core, video);
      if (!columns) continue;
      await updateVideoRow(tx, video, { columns, movesQueue: isUnfinished(video) });
      changed.push(video);
    }
    if (action !== 'restore') await endRemakesOf(core, tx, changed, action);
    await recordVideoChanges(core, tx, { actor, caller, action: recordedAs[action], videos: changed });
    if (action === 'purge' && changed.length > 0) await core.jobs.send(tx, 'clean-up', {});
    return changed.map(({ id }) => id);
  });
}

/** The same for one video that must be there. */
export async function actOnVideo(
  core: Core,
  actor: Actor,
  id: string,
  action: LibraryAction,
  caller: Caller,
): Promise<void> {
  const [video] = await videoRepository.findManyInAccount(core.db.queries, actor.accountId, [id]);
  if (action === 'restore' && video?.remakeOf && isKeptFilm(video)) {
    return showKeptFilm(core, actor, { keptId: id, videoId: video.remakeOf }, caller);
  }
  const changed = await actOnVideos(core, actor, [id], action, caller);
  if (changed.length === 0) throw new AppError('not_found');
}

const isKeptFilm = ({ remakeOf, files }: StoredVideo): boolean => remakeOf !== null && files !== null;

/** What is being made in place of these videos stops with them; films that they showed before go with the last of them. */
async function endRemakesOf(core: Core, tx: Transaction, videos: readonly StoredVideo[], action: LibraryAction) {
  const ids = videos.map(({ id }) => id);
  const remakes = action === 'purge' ? await remakeRepository.lockKept(tx, ids) : [];
  const unfinished = await remakeRepository.lockUnfinished(tx, ids);
  for (const video of [...remakes, ...unfinished]) {
    const deletedAt = action === 'purge' ? PURGE_NOW : core.clock.now();
    await updateVideoRow(tx, video, {
      columns: { ...stopped(core, video), deletedAt },
      movesQueue: isUnfinished(video),
    });
  }
}

/** Deleting a video that is being made cancels it. */
function stopped(core: Core, video: StoredVideo): VideoColumns {
  return isUnfinished(video) ? transition('cancel', video.status, { now: core.clock.now() }).columns : {};
}

function isInTrash(core: Core, { deletedAt }: StoredVideo): boolean {
  return deletedAt !== null && deletedAt > trashLimit(core.clock.now());
}
