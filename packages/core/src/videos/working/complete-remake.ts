import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import type { VideoFiles } from '../../db/schema/videos.ts';
import { examineContent } from '../../moderation/examine-content.ts';
import { changeVideo, updateVideoRow, type VideoDecision } from '../state/change-video.ts';
import { exchangeFilms } from '../state/exchange-films.ts';
import { copyFilm, filmFolderOf } from '../state/film-of-video.ts';
import { transition } from '../state/transitions.ts';
import { type StoredVideo, videoFolder } from '../state/video.ts';
import { videoRepository } from '../state/video-repository.ts';
import { videoTexts } from '../state/video-texts.ts';
import type { ClaimedVideo } from './claim-video.ts';
import type { FinishedVideo } from './finish-video.ts';
import { holdsLease } from './policies.ts';
import { tellOfVideo } from './tell-of-video.ts';

type FinishedRemake = Pick<ClaimedVideo, 'videoId' | 'workToken' | 'accountId'> & { remakeOf: string };

/**
 * Publishes a re-make under the address of its video. The film before is copied out of the way first, so that both are
 * whole at every moment; repeating it changes nothing.
 */
export async function completeRemake(
  core: Core,
  work: FinishedRemake,
  { times: _, ...finished }: FinishedVideo,
): Promise<'done' | 'lost'> {
  const [original] = await videoRepository.findManyInAccount(core.db.queries, work.accountId, [work.remakeOf]);
  const old = original?.files;
  const folder = `${videoFolder({ accountId: work.accountId, id: work.videoId })}before-${work.workToken}/`;
  const isIn = old !== undefined && old !== null && !original?.deletedAt;
  const kept = isIn ? await copyFilm(core, old, folder) : undefined;
  return changeVideo<'done' | 'lost'>(core, { name: 'finish re-make', videoId: work.remakeOf }, async (video, tx) => {
    const remake = await videoRepository.lock(tx, work.videoId);
    if (remake?.status === 'completed' && remake.workToken === work.workToken) return { answer: 'done' };
    if (remake?.status !== 'processing' || !holdsLease(remake, work)) return { answer: 'lost' };
    const isAsCopied = old && video?.files && filmFolderOf(video.files) === filmFolderOf(old);
    if (!video || video.deletedAt || !kept || !isAsCopied) return { answer: 'lost', also: () => end(core, tx, remake) };
    return publish(core, tx, { video, remake, kept, finished });
  });
}

interface Publishing {
  video: StoredVideo;
  remake: StoredVideo;
  /** The copied files of the film before. */
  kept: VideoFiles;
  finished: Omit<FinishedVideo, 'times'>;
}

function publish(core: Core, tx: Transaction, { video, remake, kept, finished }: Publishing): VideoDecision<'done'> {
  const now = core.clock.now();
  const made = { madeBy: '', insteadReason: '', keptShare: null, cpuSec: null, ...finished };
  const { columns, movesQueue } = transition('complete', remake.status, { now, ...made });
  const exchanged = exchangeFilms({ ...video, files: kept }, { ...remake, ...columns }, now);
  return {
    answer: 'done',
    change: { columns: { ...exchanged.video, ...titleOf(video, remake) }, movesQueue: false },
    async also() {
      await updateVideoRow(tx, remake, { columns: { ...columns, ...exchanged.kept }, movesQueue });
      await tellOfVideo(core, tx, { ...video, createdById: remake.createdById });
      const texts = videoTexts({ ...video, ...exchanged.video }).map(({ text }) => text);
      await examineContent(core, tx, { id: video.id, texts, isNewVideo: true });
    },
  };
}

/** A title that was changed with the film. */
const titleOf = ({ draft }: StoredVideo, { title }: StoredVideo) => (title && title !== draft?.title ? { title } : {});

/** The video went while its film was made: there is no address to publish it under. */
async function end(core: Core, tx: Transaction, remake: StoredVideo): Promise<void> {
  await updateVideoRow(tx, remake, transition('cancel', remake.status, { now: core.clock.now() }));
}
