import type { Core } from '@herald/core';
import { loadSpokenSound, readOrigin } from '@herald/core/audio';
import type { VideoFiles } from '@herald/core/db';
import { AppError } from '@herald/core/errors';
import { hasOtherWorker } from '@herald/core/monitoring';
import { type ClaimedVideo, gatherIngredients } from '@herald/core/videos';
import { EngineError } from '@herald/media/engine-error';
import { type MadeVideo, videoFilesIn } from '@herald/media/engines/video-engine';
import { keepTrying } from '../keep-trying.ts';
import { providersFor } from '../providers-for.ts';
import { failureKind, isOutage } from './failure-kind.ts';
import { fetchFile } from './fetch-file.ts';
import { FirstPicture } from './first-picture.ts';
import { gatherOrder } from './gather-order.ts';
import { fetchSegments, keepSegments } from './kept-segments.ts';
import { outsideJobOf } from './outside-job-of.ts';
import type { ProgressReport } from './progress-report.ts';
import { reachFilmer } from './reach-filmer.ts';
import { storeVideo } from './store-video.ts';
import type { VideoWorkshop } from './video-workshop.ts';
import type { WorkFolder } from './work-folder.ts';

/** How long an order waits for a database that is away. */
const DATABASE_PATIENCE_SEC = 60;

export interface StoredFilm {
  files: VideoFiles;
  storedBytes: number;
  made: MadeVideo;
}

/** From an order to a stored film; everything that was done before is found in the folder and not done again. */
export async function runSteps(
  workshop: VideoWorkshop,
  video: ClaimedVideo,
  folder: WorkFolder,
  report: ProgressReport,
): Promise<StoredFilm> {
  const { core } = workshop;
  const { storage } = core;
  const { signal } = report;
  const fetch = (key: string) => fetchFile(key, { storage, folder: folder.inputs, signal });
  const patience = {
    forSec: DATABASE_PATIENCE_SEC,
    signal,
    mayPass: (error: unknown) => !(error instanceof AppError),
  };
  const ingredients = await keepTrying(() => gatherIngredients(core, video), patience);
  const providers = await keepTrying(() => providersFor(workshop, video.accountId, video.videoId), patience);
  const job = outsideJobOf(core, video);
  const { avatar } = ingredients;
  const reached = await keepTrying(() => reachFilmer(core, { video, avatar, providers, job }), patience);
  const { speaker } = avatar.kind === 'hosted' ? await readOrigin(core, ingredients.sound) : {};
  const parts = { ...ingredients, avatar: reached.avatar };
  const order = await gatherOrder(reached.video, parts, fetch, speaker?.gender);
  report.enter('speaking');
  const audio = await loadSpokenSound(core, ingredients.sound);
  const musicPath = ingredients.music && (await fetch(ingredients.music.soundKey));
  report.enter('drawing');
  const firstPicture = new FirstPicture(core, video, folder, report);
  const making = providers.video.makeVideo({
    order,
    audio,
    ...(musicPath && { musicPath }),
    workFolder: folder.segments,
    fetchSegments: (names, segments) => hedged(core, 'fetched', fetchSegments(core, video, segments, names)),
    files: videoFilesIn(folder.out, order.output),
    firstPicture: firstPicture.path,
    job,
    isLastAttempt: video.isLastAttempt,
    isUrgent: video.isFirstFilm,
    onProgress(progress) {
      report.see(progress);
      if (progress.framesDone > 0) firstPicture.lookOnce();
    },
    signal,
  });
  const made = await making.finally(() => firstPicture.settled());
  if (made.faults.length > 0) {
    throw new EngineError('not_in_sync', made.faults.join(' '), { service: made.madeBy });
  }
  report.enter('storing');
  const stored = await storeInsistently(workshop, video, made, signal);
  // The store has just taken the film, so it takes these at once.
  await hedged(core, 'kept', keepSegments(core, video, folder.segments));
  return { ...stored, made };
}

/** A film does not fail for what only makes the next one cheaper. */
async function hedged(core: Core, how: string, work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => core.log.warn({ err: error }, `Segments of films could not be ${how}`));
}

/** A drawn film is not thrown away because the store is away for a while, unless another worker reaches it. */
async function storeInsistently(
  { core, breaker, storePatienceSec, handOverSec, workerId }: VideoWorkshop,
  video: ClaimedVideo,
  made: MadeVideo,
  signal: AbortSignal,
): Promise<Pick<StoredFilm, 'files' | 'storedBytes'>> {
  const handOverMs = performance.now() + handOverSec * 1000;
  return keepTrying(() => storeVideo(core.storage, video, made, signal), {
    forSec: storePatienceSec,
    signal,
    async mayPass(error) {
      if (!isOutage(failureKind(error, 'storing'))) return false;
      breaker.trip(error);
      if (performance.now() < handOverMs) return true;
      return !(await hasOtherWorker(core, workerId).catch(() => false));
    },
  });
}
