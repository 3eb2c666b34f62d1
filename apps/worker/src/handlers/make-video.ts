import type { Core } from '@herald/core';
import type { RunningJob } from '@herald/core/queue';
import { type ClaimedVideo, claimVideo, completeRemake, completeVideo, estimateWork } from '@herald/core/videos';
import { keepTrying } from '../keep-trying.ts';
import { failureKind, isOutage } from '../make-video/failure-kind.ts';
import { LostLeaseError } from '../make-video/lost-lease-error.ts';
import { ProgressReport } from '../make-video/progress-report.ts';
import { runSteps } from '../make-video/run-steps.ts';
import { settleFailure } from '../make-video/settle-failure.ts';
import { removeEarlier, removeStored } from '../make-video/store-video.ts';
import { sweepWorkFolders } from '../make-video/sweep-work-folders.ts';
import type { VideoWorkshop } from '../make-video/video-workshop.ts';
import { openWorkFolder, type WorkFolder } from '../make-video/work-folder.ts';

/** How long a claim or a finished video waits for a database that is away. */
const PATIENCE_SEC = 60;

const LOST = 'This worker lost its video, which was cancelled, deleted or given to another worker';

/** Makes one video, or leaves it so that another worker can go on. */
export async function makeVideo(workshop: VideoWorkshop, job: RunningJob<'make-video'>): Promise<void> {
  const { core, workFolder, workerId } = workshop;
  const claim = () => claimVideo(core, job.payload.videoId, workerId);
  const video = await keepTrying(claim, { forSec: PATIENCE_SEC, signal: job.signal });
  // Workers that died with their last attempt left its folder.
  if (!video) return sweepWorkFolders(core, workFolder);
  const report = new ProgressReport(core, video, job.signal);
  let folder: WorkFolder | undefined;
  let isKept = false;
  try {
    report.expect(await estimateWork(core, video.size).catch(() => undefined));
    folder = await openWorkFolder(workFolder, video);
    await publish(workshop, video, folder, report);
  } catch (error) {
    // Everything stays until the end is recorded, because another attempt may go on from here.
    isKept = true;
    const cause = report.signal.aborted ? report.signal.reason : error;
    const ending = await settleFailure(workshop, video, { cause, stage: report.stage, stopping: job.signal });
    isKept = ending === 'given back';
    if (ending === 'lost') core.log.info({ videoId: video.videoId, attempt: video.attempt }, LOST);
  } finally {
    report.stop();
    if (!isKept) await folder?.remove();
  }
}

async function publish(
  workshop: VideoWorkshop,
  video: ClaimedVideo,
  folder: WorkFolder,
  report: ProgressReport,
): Promise<void> {
  const { core } = workshop;
  try {
    const { files, storedBytes, made } = await runSteps(workshop, video, folder, report);
    const { durationSec, sizeBytes, transcript, keptShare, cpuSec, madeBy = '', insteadReason = '' } = made;
    const { times } = report;
    const finished = {
      files,
      durationSec,
      sizeBytes,
      storedBytes,
      transcript,
      madeBy,
      insteadReason,
      // How long a service took says nothing about this machine, nor does what was not drawn.
      ...(times && !madeBy && !insteadReason && !keptShare && { times }),
      ...(keptShare !== undefined && { keptShare }),
      ...(cpuSec !== undefined && { cpuSec }),
    };
    const { remakeOf } = video;
    const complete = () =>
      remakeOf ? completeRemake(core, { ...video, remakeOf }, finished) : completeVideo(core, video, finished);
    if ((await keepTrying(complete, { forSec: PATIENCE_SEC })) === 'lost') throw new LostLeaseError();
    core.log.info({ videoId: video.videoId, durationSec, attempt: video.attempt }, 'A video was made');
  } catch (error) {
    // A store that is away removes nothing either: the attempt that completes the video does it.
    if (!isOutage(failureKind(error, report.stage))) await tidy(core, video, removeStored);
    throw error;
  }
  await tidy(core, video, removeEarlier);
}

async function tidy(core: Core, video: ClaimedVideo, remove: typeof removeStored): Promise<void> {
  await remove(core.storage, video).catch((error: unknown) =>
    core.log.warn({ err: error, videoId: video.videoId }, 'Files of a video that nobody needs could not be removed'),
  );
}
