import { randomUUID } from 'node:crypto';
import type { Core } from '../../core.ts';
import type { VideoFiles } from '../../db/schema/videos.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Caller } from '../../identity/caller.ts';
import { changeVideo, updateVideoRow } from '../state/change-video.ts';
import { exchangeFilms } from '../state/exchange-films.ts';
import { copyFilm, filmFolderOf, removeFilm } from '../state/film-of-video.ts';
import { assertMayChangeVideo } from '../state/policies.ts';
import { remakeRepository } from '../state/remake-repository.ts';
import { type StoredVideo, videoFolder } from '../state/video.ts';
import { videoRepository } from '../state/video-repository.ts';
import { recordVideoChanges } from './record-video-changes.ts';
import { trashLimit } from './trash-time.ts';

/** A row that keeps a film, and the video that showed it. */
interface Kept {
  keptId: string;
  videoId: string;
}

/** The video shows a film again that a re-make has replaced; the present one is kept in its place. */
export async function showKeptFilm(core: Core, actor: Actor, { keptId, videoId }: Kept, caller: Caller): Promise<void> {
  const found = await videoRepository.findManyInAccount(core.db.queries, actor.accountId, [keptId, videoId]);
  const films = filmsOf(core, actor, { keptId, videoId }, found);
  const shownBefore = await copyFilm(core, films.shown, folderFor(actor, keptId));
  const shownAgain = await copyFilm(core, films.kept, folderFor(actor, videoId));
  try {
    await changeVideo(core, { name: 'show kept film', videoId }, async (video, tx) => {
      assertMayChangeVideo(actor, video);
      const [kept] = await videoRepository.lockMany(tx, actor.accountId, [keptId]);
      const now = filmsOf(core, actor, { keptId, videoId }, kept ? [video, kept] : [video]);
      const isAsCopied = folderPair(now) === folderPair(films);
      if (!kept || !isAsCopied || (await remakeRepository.hasUnfinished(tx, videoId))) throw beingRemade();
      const deletedAt = core.clock.now();
      const exchanged = exchangeFilms({ ...video, files: shownBefore }, { ...kept, files: shownAgain }, deletedAt);
      return {
        answer: undefined,
        change: { columns: exchanged.video, movesQueue: false },
        async also() {
          await updateVideoRow(tx, kept, { columns: exchanged.kept, movesQueue: false });
          await recordVideoChanges(core, tx, { actor, caller, action: 'video.restore', videos: [video] });
        },
      };
    });
  } catch (error) {
    for (const files of [shownBefore, shownAgain]) await removeFilm(core, files);
    throw error;
  }
  for (const files of [films.shown, films.kept]) await removeFilm(core, files);
}

const folderFor = ({ accountId }: Actor, id: string): string => `${videoFolder({ accountId, id })}${randomUUID()}/`;

const folderPair = ({ shown, kept }: Films): string => [shown, kept].map(filmFolderOf).join(' ');

const beingRemade = () =>
  new AppError('conflict', { message: 'This video is being re-made. Try again when it is done.' });

interface Films {
  shown: VideoFiles;
  kept: VideoFiles;
}

function filmsOf(core: Core, actor: Actor, { keptId, videoId }: Kept, found: readonly StoredVideo[]): Films {
  const [kept, video] = [keptId, videoId].map((id) => found.find((one) => one.id === id));
  const isThere = kept?.remakeOf === videoId && kept.deletedAt && kept.deletedAt > trashLimit(core.clock.now());
  if (!isThere || !kept.files) throw new AppError('not_found');
  if (!video || video.deletedAt) throw new AppError('conflict', { message: 'Restore the video itself first.' });
  assertMayChangeVideo(actor, video);
  if (video.status !== 'completed' || !video.files || video.removedAt) {
    throw new AppError('conflict', { message: 'This video shows no film that could be exchanged.' });
  }
  return { shown: video.files, kept: kept.files };
}
